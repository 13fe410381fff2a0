import { run } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";

await run(["node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.json"]).catch(
  endWithLine,
);
