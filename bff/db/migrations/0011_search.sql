-- Both come with every PostgreSQL and may be installed by who owns the database.
CREATE EXTENSION IF NOT EXISTS "unaccent";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
-- Stems first, accents off afterwards: the stemmer knows words by their accents.
CREATE FUNCTION "search_vector"(words text) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$ select unaccent(to_tsvector('pg_catalog.portuguese', words)::text)::tsvector $$;--> statement-breakpoint
-- The stem of one word; null for a word without weight, such as "de".
CREATE FUNCTION "search_stem"(word text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$ select (tsvector_to_array(search_vector(word)))[1] $$;--> statement-breakpoint
CREATE TABLE "search_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text,
	"category_name" text,
	"cantons" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"is_open" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	"stale_on" date,
	"parts" jsonb NOT NULL,
	"head_vector" "tsvector" NOT NULL,
	"full_vector" "tsvector" NOT NULL,
	"indexed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"topic" text NOT NULL,
	"canton" text,
	"is_open" boolean NOT NULL,
	"answer" jsonb NOT NULL,
	"indexed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"query" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"told_count" integer DEFAULT 0 NOT NULL,
	"last_asked_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"item" text NOT NULL,
	"phrase" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "search_synonyms_item_phrase_pk" PRIMARY KEY("item","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"folded" text NOT NULL,
	"stem" text NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "search_words_folded_stem_pk" PRIMARY KEY("folded","stem")
);
--> statement-breakpoint
CREATE INDEX "search_documents_item_index" ON "search_documents" USING btree ("item");--> statement-breakpoint
CREATE INDEX "search_documents_head_index" ON "search_documents" USING gin ("head_vector");--> statement-breakpoint
CREATE INDEX "search_documents_full_index" ON "search_documents" USING gin ("full_vector");--> statement-breakpoint
CREATE INDEX "search_facts_item_index" ON "search_facts" USING btree ("item");--> statement-breakpoint
CREATE INDEX "search_facts_topic_index" ON "search_facts" USING btree ("topic","canton");--> statement-breakpoint
CREATE INDEX "search_synonyms_key_index" ON "search_synonyms" USING btree ("key");--> statement-breakpoint
CREATE INDEX "search_words_stem_index" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_alike_index" ON "search_words" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning_index" ON "search_words" USING btree ("folded" text_pattern_ops);