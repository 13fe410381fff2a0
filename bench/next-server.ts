import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { run } from "../scripts/stack/build.ts";
import { step } from "../scripts/stack/progress.ts";
import { hashOf, runOncePerHash } from "../scripts/stack/stamp.ts";
import { startServer, type SideServer } from "./side-server.ts";

const SOURCE = join(import.meta.dirname, "bare-next");
const ITEMS = join(import.meta.dirname, "bare-app", "app", "items.ts");
/** Outside the portal's own packages: only the benchmark needs Next. */
const FOLDER = resolve(import.meta.dirname, "../.cache/bench/bare-next");
const NEXT = "node_modules/next/dist/bin/next";

function installPackages(): Promise<void> {
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawn("npm", args, { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((done, reject) => {
    npm.on("error", reject);
    npm.on("exit", (code) =>
      code === 0 ? done() : reject(new Error(`npm ci of the bare Next app ended with ${code}`)),
    );
  });
}

export async function startBareNext(): Promise<SideServer> {
  mkdirSync(FOLDER, { recursive: true });
  await runOncePerHash(join(FOLDER, ".stamp"), hashOf(SOURCE, ITEMS), () =>
    step("bare Next app installed and built", async () => {
      cpSync(SOURCE, FOLDER, { recursive: true });
      const items = stripTypeScriptTypes(readFileSync(ITEMS, "utf8"));
      writeFileSync(join(FOLDER, "app", "items.js"), items);
      await installPackages();
      await run([NEXT, "build"], {
        cwd: FOLDER,
        env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      });
    }),
  );
  return startServer([NEXT, "start", "--hostname", "127.0.0.1", "--port"], FOLDER);
}
