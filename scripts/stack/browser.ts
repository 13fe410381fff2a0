import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian.ts";
import { say, SetupError } from "./progress.ts";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

async function findPlaywrightsOwn(): Promise<string | null> {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  say("fetching Playwright's browser");
  const cli = ["node_modules/playwright/cli.js", "install", "chromium"];
  spawnSync(process.execPath, cli, { stdio: "ignore", timeout: 180_000 });
  return existsSync(path) ? path : null;
}

function findDebians(): string | null {
  installDebianPackages("chromium");
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : null;
}

/** The browser for the e2e tests: the system's, Playwright's own, or Debian's package; says which. */
export async function findBrowser(): Promise<string> {
  const named = process.env["CHROMIUM"];
  const system = [named, ...SYSTEM].find((path) => path && existsSync(path));
  const [path, origin] = system
    ? [system, "the system's"]
    : ((await first([
        [findPlaywrightsOwn, "Playwright's own"],
        [async () => findDebians(), "Debian's package"],
      ])) ?? [null, ""]);
  if (!path) throw new SetupError("No Chromium: install one and name it by CHROMIUM.");
  say(`browser: ${path} (${origin})`);
  return path;
}

async function first(
  ways: [() => Promise<string | null>, string][],
): Promise<[string, string] | null> {
  for (const [find, origin] of ways) {
    const path = await find();
    if (path) return [path, origin];
  }
  return null;
}
