CREATE TABLE "price_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea",
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_receipts_priceId_unique" UNIQUE("price_id")
);
--> statement-breakpoint
CREATE TABLE "price_votes" (
	"receipt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_right" boolean NOT NULL,
	"is_team" boolean NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_votes_receipt_id_user_id_pk" PRIMARY KEY("receipt_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "price_receipts" ADD CONSTRAINT "price_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_votes" ADD CONSTRAINT "price_votes_receipt_id_price_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."price_receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_votes" ADD CONSTRAINT "price_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_receipts_user_id_index" ON "price_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_votes_user_id_index" ON "price_votes" USING btree ("user_id");