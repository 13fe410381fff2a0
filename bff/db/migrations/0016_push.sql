CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"subscription" "bytea" NOT NULL,
	"carrier" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_idea_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_support_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_comment_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_content_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");