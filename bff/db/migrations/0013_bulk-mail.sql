CREATE TABLE "announced_items" (
	"collection" text NOT NULL,
	"item" text NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announced_items_collection_item_pk" PRIMARY KEY("collection","item")
);
--> statement-breakpoint
CREATE TABLE "digest_runs" (
	"day" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
