ALTER TABLE "deletion_requests" ADD COLUMN "cause" text DEFAULT 'wish' NOT NULL;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD COLUMN "stopped_renewals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Hashes without a key: whoever goes on with such a draft gets one with the key.
UPDATE "signup_drafts" SET "email_hash" = NULL WHERE "email_hash" IS NOT NULL;
