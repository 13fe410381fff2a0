ALTER TABLE "search_documents" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_solved" boolean;