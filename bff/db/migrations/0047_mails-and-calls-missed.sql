CREATE TABLE "heard_rows" (
	"collection" text NOT NULL,
	"item" text NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "heard_rows_collection_item_pk" PRIMARY KEY("collection","item")
);
--> statement-breakpoint
CREATE TABLE "swept_collections" (
	"collection" text PRIMARY KEY NOT NULL,
	"next_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient_hash" "bytea";