CREATE TABLE "member_connections" (
	"user_id" uuid NOT NULL,
	"other_user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_connections_user_id_other_user_id_pk" PRIMARY KEY("user_id","other_user_id")
);
--> statement-breakpoint
ALTER TABLE "email_frequencies" ADD COLUMN "wants_connection_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_connections" ADD CONSTRAINT "member_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_connections" ADD CONSTRAINT "member_connections_other_user_id_users_id_fk" FOREIGN KEY ("other_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_connections_other_user_id_index" ON "member_connections" USING btree ("other_user_id");