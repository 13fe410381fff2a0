import { buildApp } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";
import { spawnSync } from "node:child_process";

await buildApp().catch(endWithLine);
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "mocked"];
process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1;
