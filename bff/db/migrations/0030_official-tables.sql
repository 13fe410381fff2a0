CREATE TABLE "health_premiums" (
	"import_id" bigint NOT NULL,
	"canton" text NOT NULL,
	"region" smallint NOT NULL,
	"age_class" text NOT NULL,
	"has_accident" boolean NOT NULL,
	"insurer" integer NOT NULL,
	"model" text NOT NULL,
	"tariff" text NOT NULL,
	"deductibles_chf" integer[] NOT NULL,
	"premium_cents" integer[] NOT NULL,
	CONSTRAINT "health_premiums_pk" PRIMARY KEY("import_id","canton","region","age_class","has_accident","insurer","tariff","model"),
	CONSTRAINT "health_premiums_lists_check" CHECK (cardinality("health_premiums"."deductibles_chf") = cardinality("health_premiums"."premium_cents"))
);
--> statement-breakpoint
CREATE TABLE "insurer_names" (
	"import_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "insurer_names_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "official_imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"publisher" text NOT NULL,
	"title" text NOT NULL,
	"source_url" text NOT NULL,
	"published_on" date,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"line_count" integer NOT NULL,
	"row_count" integer NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"rolled_back_at" timestamp (3) with time zone,
	"rolled_back_by" text
);
--> statement-breakpoint
CREATE TABLE "premium_regions" (
	"import_id" bigint NOT NULL,
	"postcode" text NOT NULL,
	"locality" text NOT NULL,
	"canton" text NOT NULL,
	"region" smallint NOT NULL,
	CONSTRAINT "premium_regions_pk" PRIMARY KEY("import_id","postcode","locality","canton","region")
);
--> statement-breakpoint
CREATE TABLE "withholding_tariffs" (
	"import_id" bigint NOT NULL,
	"canton" text NOT NULL,
	"code" text NOT NULL,
	"from_cents" integer[] NOT NULL,
	"rate_hundredths" integer[] NOT NULL,
	"minimum_cents" integer[] NOT NULL,
	CONSTRAINT "withholding_tariffs_import_id_canton_code_pk" PRIMARY KEY("import_id","canton","code"),
	CONSTRAINT "withholding_tariffs_lists_check" CHECK (cardinality("withholding_tariffs"."from_cents") = cardinality("withholding_tariffs"."rate_hundredths") and cardinality("withholding_tariffs"."from_cents") = cardinality("withholding_tariffs"."minimum_cents"))
);
--> statement-breakpoint
ALTER TABLE "health_premiums" ADD CONSTRAINT "health_premiums_import_id_official_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."official_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_names" ADD CONSTRAINT "insurer_names_import_id_official_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."official_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_regions" ADD CONSTRAINT "premium_regions_import_id_official_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."official_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_tariffs" ADD CONSTRAINT "withholding_tariffs_import_id_official_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."official_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_imports_in_force_index" ON "official_imports" USING btree ("kind","year","scope");