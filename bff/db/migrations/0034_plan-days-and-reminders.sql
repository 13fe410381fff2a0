CREATE TABLE "member_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"arrival_on" date,
	"feed_hash" "bytea",
	"feed_made_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_plans_feed_hash_unique" UNIQUE("feed_hash")
);
--> statement-breakpoint
CREATE TABLE "plan_reminders" (
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"due_on" date NOT NULL,
	"days_before" integer NOT NULL,
	CONSTRAINT "plan_reminders_user_id_step_due_on_days_before_pk" PRIMARY KEY("user_id","step","due_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_plan_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_plan_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_plans" ADD CONSTRAINT "member_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_plans_arrival_index" ON "member_plans" USING btree ("arrival_on");--> statement-breakpoint
CREATE INDEX "plan_reminders_due_index" ON "plan_reminders" USING btree ("due_on");