import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

// `node bff/print-schema.ts` writes bff/schema.graphql; with --check it exits 1 when that is stale.
const schemaFile = fileURLToPath(new URL("schema.graphql", import.meta.url));
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

const isFresh = readFileSync(schemaFile, "utf8") === printed;

if (!process.argv.includes("--check")) {
  // Others may read it meanwhile: what is fresh is left alone.
  if (!isFresh) writeFileSync(schemaFile, printed);
} else if (!isFresh) {
  console.error("bff/schema.graphql is stale: run npm run codegen");
  process.exitCode = 1;
}
