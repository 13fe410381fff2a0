import { run } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";

/** Formats every file; `--check` only lists files that differ. */
const mode = process.argv.includes("--check") ? "--list-different" : "--write";
await run(["node_modules/oxfmt/bin/oxfmt", mode, "."]).catch(endWithLine);
