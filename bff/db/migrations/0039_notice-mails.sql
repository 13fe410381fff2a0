CREATE TABLE "notice_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	"told_groups" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_comment_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_connection_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_ask_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;