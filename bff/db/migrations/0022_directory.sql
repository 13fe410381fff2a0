CREATE TABLE "directory_entries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"canton_id" integer,
	"place_level" text,
	"languages" text[] NOT NULL,
	"languages_level" text,
	"profession_key" text,
	"profession_level" text,
	"since" date,
	"since_level" text,
	"is_volunteer" boolean DEFAULT false NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "directory_entries" ADD CONSTRAINT "directory_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_entries_listed_at_index" ON "directory_entries" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "directory_entries_name_key_index" ON "directory_entries" USING btree ("name_key");