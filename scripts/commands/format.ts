import { run } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";

/** Writes every file in the house's format; `--check` only looks. */
const CACHE = ["--cache", "--cache-strategy=content", "--cache-location=.cache/prettier"];
const mode = process.argv.includes("--check") ? "--check" : "--write";
await run([
  "node_modules/prettier/bin/prettier.cjs",
  mode,
  ...CACHE,
  "--log-level=warn",
  ".",
]).catch(endWithLine);
