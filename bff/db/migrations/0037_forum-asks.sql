CREATE TABLE "forum_asks" (
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_asks_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_forum_asks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_ask_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_asks" ADD CONSTRAINT "forum_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_asks_user_id_index" ON "forum_asks" USING btree ("user_id","asked_at");