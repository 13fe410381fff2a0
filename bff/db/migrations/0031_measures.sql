CREATE TABLE "member_measures" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "member_measures" ADD CONSTRAINT "member_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_measures_user_id_index" ON "member_measures" USING btree ("user_id");