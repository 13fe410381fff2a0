CREATE TABLE "practice_days" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	"new_words" integer NOT NULL,
	CONSTRAINT "practice_days_user_id_language_day_pk" PRIMARY KEY("user_id","language","day")
);
--> statement-breakpoint
CREATE TABLE "practice_words" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answers" integer NOT NULL,
	"memory" jsonb NOT NULL,
	CONSTRAINT "practice_words_user_id_language_word_pk" PRIMARY KEY("user_id","language","word")
);
--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_words" ADD CONSTRAINT "practice_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_words_due_index" ON "practice_words" USING btree ("user_id","language","due_at");