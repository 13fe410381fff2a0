import { buildApp } from "../stack/build.ts";
import { endWithLine } from "../stack/progress.ts";
import { spawnSync } from "node:child_process";

/** The app's suite with MSW in place of every outside service: one process, no network. */
await buildApp().catch(endWithLine);
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "mocked"];
process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1;
