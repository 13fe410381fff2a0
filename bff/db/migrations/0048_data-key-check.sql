CREATE TABLE "data_key_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
