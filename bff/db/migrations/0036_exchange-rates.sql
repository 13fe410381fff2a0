CREATE TABLE "exchange_rates" (
	"source" text NOT NULL,
	"day" date NOT NULL,
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"retrieved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchange_rates_source_day_base_quote_pk" PRIMARY KEY("source","day","base","quote")
);
--> statement-breakpoint
CREATE TABLE "imported_rates" (
	"import_id" bigint NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	CONSTRAINT "imported_rates_import_id_source_day_base_quote_pk" PRIMARY KEY("import_id","source","day","base","quote")
);
--> statement-breakpoint
CREATE TABLE "rate_alerts" (
	"user_id" uuid NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"threshold" numeric(18, 8) NOT NULL,
	"is_rising" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"noticed_at" timestamp (3) with time zone,
	CONSTRAINT "rate_alerts_user_id_from_currency_to_currency_pk" PRIMARY KEY("user_id","from_currency","to_currency")
);
--> statement-breakpoint
ALTER TABLE "imported_rates" ADD CONSTRAINT "imported_rates_import_id_official_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."official_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_alerts" ADD CONSTRAINT "rate_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_alerts_waiting_index" ON "rate_alerts" USING btree ("noticed_at");