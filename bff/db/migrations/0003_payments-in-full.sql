CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"status_code" integer,
	"answer" "bytea",
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_index" ON "idempotency_keys" USING btree ("expires_at");