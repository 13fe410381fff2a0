ALTER TABLE "email_frequencies" ADD COLUMN "wants_reply_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_mention_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_solution_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_topic_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_chat_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_scenario_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_rate_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_reply_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_mention_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_solution_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_topic_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_chat_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Who chose of several kinds together starts with that choice of each of them.
UPDATE "email_frequencies" SET
	"wants_reply_push" = "wants_comment_push",
	"wants_mention_push" = "wants_comment_push",
	"wants_solution_push" = "wants_comment_push",
	"wants_topic_push" = "wants_comment_push",
	"wants_chat_push" = "wants_connection_push",
	"wants_scenario_push" = "wants_plan_push",
	"wants_rate_push" = "wants_offer_push",
	"wants_reply_mail" = "wants_comment_mail",
	"wants_mention_mail" = "wants_comment_mail",
	"wants_solution_mail" = "wants_comment_mail",
	"wants_topic_mail" = "wants_comment_mail",
	"wants_chat_mail" = "wants_connection_mail";