import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeContentKinds } from "../codegen/content-kinds.ts";
import { readCmsTypes } from "../codegen/cms-types.ts";
import { writeKnownDocuments } from "../codegen/known-documents.ts";
import { run } from "../stack/build.ts";
import { endWithLine, SetupError } from "../stack/progress.ts";

/** Regenerates every generated file; `--check` fails if one is stale. */
const ROOT = resolve(import.meta.dirname, "../..");
const isCheck = process.argv.includes("--check");
const CMS_TYPES = "app/cms/generated/schema.ts";
const KNOWN_DOCUMENTS = "bff/graphql/known-documents.ts";
const ofKinds = writeContentKinds();
const GENERATED = [
  ...ofKinds.keys(),
  "bff/schema.graphql",
  CMS_TYPES,
  "app/service/generated/graphql.ts",
  "app/service/generated/gql.ts",
  KNOWN_DOCUMENTS,
];

function read(name: string): string {
  const file = join(ROOT, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

try {
  const before = new Map(GENERATED.map((name) => [name, read(name)]));
  const types = readCmsTypes(join(ROOT, "directus-snapshot.yaml"));
  for (const [name, text] of ofKinds) {
    if (text === before.get(name)) continue;
    mkdirSync(dirname(join(ROOT, name)), { recursive: true });
    writeFileSync(join(ROOT, name), text);
  }
  // Other processes may read the file meanwhile, so an up-to-date file is not written.
  if (types !== before.get(CMS_TYPES)) writeFileSync(join(ROOT, CMS_TYPES), types);
  await run(["--disable-warning=ExperimentalWarning", "bff/print-schema.ts"]);
  await run(["node_modules/@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.ts", "--silent"]);
  const documents = await import(join(ROOT, "app/service/generated/graphql.ts"));
  const known = writeKnownDocuments(documents);
  if (known !== before.get(KNOWN_DOCUMENTS)) writeFileSync(join(ROOT, KNOWN_DOCUMENTS), known);
  const stale = GENERATED.filter((name) => before.get(name) !== read(name));
  if (isCheck && stale.length > 0) {
    throw new SetupError(
      `Generated files were stale: ${stale.join(", ")}. Run npm run codegen and commit them.`,
    );
  }
} catch (error) {
  endWithLine(error);
}
