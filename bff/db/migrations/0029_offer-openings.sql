CREATE TABLE "offer_openings" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"item" uuid NOT NULL,
	CONSTRAINT "offer_openings_user_id_day_kind_item_pk" PRIMARY KEY("user_id","day","kind","item")
);
--> statement-breakpoint
ALTER TABLE "offer_openings" ADD CONSTRAINT "offer_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;