CREATE TABLE "offer_arrivals" (
	"item" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_offer_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_search_mail" boolean DEFAULT true NOT NULL;