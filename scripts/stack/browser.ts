import { spawn } from "node:child_process";
import { once } from "node:events";
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

/** For a browser as root in a container, without a graphics card and with little shared memory. */
export const BROWSER_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

const SHELL = "/usr/bin/chromium-headless-shell";

async function findPlaywrightsOwn(): Promise<string | null> {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  say("fetching Playwright's browser");
  const cli = ["node_modules/playwright/cli.js", "install", "chromium"];
  const options = { stdio: "ignore", timeout: 180_000 } as const;
  await once(spawn(process.execPath, cli, options), "close");
  return existsSync(path) ? path : null;
}

async function findDebians(): Promise<string | null> {
  await installDebianPackages("chromium");
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : null;
}

export async function findBrowser(): Promise<string> {
  const named = process.env["CHROMIUM"];
  const system = [named, ...SYSTEM].find((path) => path && existsSync(path));
  const [path, origin] = system
    ? [system, "the system's"]
    : ((await first([
        [findPlaywrightsOwn, "Playwright's own"],
        [findDebians, "Debian's package"],
      ])) ?? [null, ""]);
  if (!path) throw new SetupError("No Chromium: install one and name it by CHROMIUM.");
  say(`browser: ${path} (${origin})`);
  return path;
}

/**
 * The engine of `findBrowser` without windows: a fifth less work per test. It renders fonts differently and
 * shows no notifications.
 * @returns null if not available; then the full browser runs all tests
 */
export async function findBrowserShell(): Promise<string | null> {
  const named = process.env["CHROMIUM_SHELL"];
  if (named) return named;
  if (!existsSync(SHELL)) await installDebianPackages("chromium-headless-shell");
  if (!existsSync(SHELL)) return null;
  say(`browser without windows: ${SHELL}`);
  return SHELL;
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
