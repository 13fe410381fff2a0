ALTER TABLE "subscriptions" ADD COLUMN "next_plan" text;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_idea_mail" boolean DEFAULT true NOT NULL;