import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

// `node bff/print-schema.ts` writes bff/schema.graphql; with --check it exits 1 if that file is stale.
const schemaFile = fileURLToPath(new URL("schema.graphql", import.meta.url));
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

const isFresh = readFileSync(schemaFile, "utf8") === printed;

if (!process.argv.includes("--check")) {
  // Other processes may be reading the file: an up-to-date one is not rewritten.
  if (!isFresh) writeFileSync(schemaFile, printed);
} else if (!isFresh) {
  console.error("bff/schema.graphql is stale: run npm run codegen");
  process.exitCode = 1;
}
