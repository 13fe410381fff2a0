CREATE TABLE "area_waits" (
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "area_waits_user_id_area_pk" PRIMARY KEY("user_id","area")
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_area_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "area_waits" ADD CONSTRAINT "area_waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "area_waits_area_index" ON "area_waits" USING btree ("area");