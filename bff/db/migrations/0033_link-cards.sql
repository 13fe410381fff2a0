CREATE TABLE "link_cards" (
	"url_hash" "bytea" PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"description" text,
	"site" text,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
