ALTER TABLE "search_documents" ADD COLUMN "reply_authors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "reply_vectors" "tsvector"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "made_as" smallint DEFAULT 0 NOT NULL;