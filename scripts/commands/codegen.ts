import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCmsTypes } from "../codegen/cms-types.ts";
import { run } from "../stack/build.ts";
import { endWithLine, SetupError } from "../stack/progress.ts";

/** Makes every generated file anew; `--check` fails when one of them is stale. */
const ROOT = resolve(import.meta.dirname, "../..");
const isCheck = process.argv.includes("--check");
const GENERATED = [
  "bff/schema.graphql",
  "app/cms/generated/schema.ts",
  "app/service/generated/graphql.ts",
  "app/service/generated/gql.ts",
];

function read(name: string): string {
  const file = join(ROOT, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

try {
  const before = new Map(GENERATED.map((name) => [name, read(name)]));
  writeFileSync(
    join(ROOT, "app/cms/generated/schema.ts"),
    readCmsTypes(join(ROOT, "directus-snapshot.yaml")),
  );
  await run(["--disable-warning=ExperimentalWarning", "bff/print-schema.ts"]);
  await run(["node_modules/@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.ts", "--silent"]);
  const stale = GENERATED.filter((name) => before.get(name) !== read(name));
  if (isCheck && stale.length > 0) {
    throw new SetupError(
      `Generated files were stale: ${stale.join(", ")}. Run npm run codegen and commit them.`,
    );
  }
} catch (error) {
  endWithLine(error);
}
