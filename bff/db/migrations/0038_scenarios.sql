CREATE TABLE "saved_scenarios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"wants_notice" boolean NOT NULL,
	"share_token_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_scenarios_share_token_hash_unique" UNIQUE("share_token_hash")
);
--> statement-breakpoint
ALTER TABLE "saved_scenarios" ADD CONSTRAINT "saved_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_scenarios_user_id_index" ON "saved_scenarios" USING btree ("user_id");