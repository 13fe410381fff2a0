CREATE TABLE "mail_reports" (
	"digest" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_stops_email_key_index" ON "mail_stops" USING btree ("email_key");