import { run } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";

/** Writes every file in the house's format; `--check` only looks, and names those that differ. */
const mode = process.argv.includes("--check") ? "--list-different" : "--write";
await run(["node_modules/oxfmt/bin/oxfmt", mode, "."]).catch(endWithLine);
