import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment, type LauncherEnvironment } from "../../config/environment.ts";
import { findBrowser } from "../stack/browser.ts";
import { exitAtSignals } from "../stack/children.ts";
import { fallbackClusterOf } from "../stack/postgres.ts";
import { findPartPorts } from "../stack/ports.ts";
import { endWithLine, say, SetupError, step } from "../stack/progress.ts";
import { startStack, type Stack } from "../stack/stack.ts";

/**
 * Everything CI asks: format, lint, types, fresh generated files, unit, mocked, service and e2e tests.
 * The last two run on a stack of their own, with fresh data, on free ports.
 * Arguments pick steps: `npm test -- unit service`.
 */
const ROOT = resolve(import.meta.dirname, "../..");
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("-"));

function runLoud(label: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(label)) return Promise.resolve();
  process.stdout.write(`\n── ${label}\n`);
  return step(label, async () => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: "inherit",
    });
    const code = await new Promise<number | null>((done) => child.on("exit", done));
    if (code !== 0) throw new SetupError(`${label} failed.`);
  });
}

const script = (name: string, ...args: string[]) => [
  "--disable-warning=ExperimentalWarning",
  join("scripts", name),
  ...args,
];
const vitest = (project: string) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  project,
  ...(project === "unit" ? ["--project", "dom"] : []),
];

/** The tests count as our own proxy, so that each may come from an address of its own. */
async function freshEnvironment(): Promise<LauncherEnvironment> {
  const dataDir = resolve(ROOT, process.env["PORTAL_DATA_DIR"] ?? ".data", "test");
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(fallbackClusterOf(dataDir), { recursive: true, force: true });
  return readEnvironment("launcher", {
    PORTAL_MODE: "test",
    PORTAL_DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: "1",
    ...(await findPartPorts()),
  });
}

function testVariables(stack: Stack, environment: LauncherEnvironment): Record<string, string> {
  const { variables } = stack;
  return {
    TEST_APP_ORIGIN: variables.PUBLIC_ORIGIN,
    TEST_SERVICE_URL: variables.SERVICE_URL,
    TEST_CMS_URL: variables.CMS_URL,
    TEST_MAIL_URL: `http://127.0.0.1:${environment.MAIL_PORT}`,
    TEST_PAYMENT_URL: `http://localhost:${environment.PAYMENT_PORT}`,
    TEST_DATABASE_URL: stack.postgres?.ownerUrl ?? variables.DATABASE_URL,
    TEST_CMS_DATABASE_URL: variables.CMS_DATABASE_URL,
    TEST_UPLOADS_DIR: join(variables.PORTAL_DATA_DIR, "uploads"),
    TEST_CMS_ADMIN_TOKEN: variables.CMS_ADMIN_TOKEN,
    TEST_CMS_TEASER_TOKEN: variables.CMS_TEASER_TOKEN,
    TEST_CMS_FREE_TOKEN: variables.CMS_FREE_TOKEN,
    TEST_CMS_PAYING_TOKEN: variables.CMS_PAYING_TOKEN,
    TEST_CMS_ACCOUNTS_TOKEN: variables.CMS_ACCOUNTS_TOKEN,
    TEST_MEMBER_TOKEN_KEY: variables.MEMBER_TOKEN_KEY,
    TEST_INTERNAL_KEY: variables.INTERNAL_KEY,
    TEST_SESSION_KEY: variables.SESSION_KEY,
  };
}

async function runOnStack(): Promise<void> {
  const isNeeded = ["service", "e2e"].some((name) => wanted.length === 0 || wanted.includes(name));
  if (!isNeeded) return;
  process.stdout.write("\n── a stack for the tests\n");
  const environment = await freshEnvironment();
  const stack = await startStack({ environment, withDemo: true });
  void stack.failed.then((line) => say(`✗ ${line}`));
  try {
    const env = testVariables(stack, environment);
    await runLoud("service", vitest("service"), env);
    if (wanted.length > 0 && !wanted.includes("e2e")) return;
    const browser = { CHROMIUM: await findBrowser() };
    await runLoud("e2e", ["node_modules/@playwright/test/cli.js", "test"], { ...env, ...browser });
  } finally {
    await stack.stop();
  }
}

exitAtSignals();
try {
  await runLoud("format", script("commands/format.ts", "--check"));
  await runLoud("lint", script("checks/lint.ts"));
  await runLoud("types", script("commands/typecheck.ts"));
  await runLoud("codegen", script("commands/codegen.ts", "--check"));
  await runLoud("unit", vitest("unit"));
  await runLoud("build", script("commands/build.ts"));
  await runLoud("mocked", vitest("mocked"));
  await runOnStack();
  say("all green");
} catch (error) {
  endWithLine(error);
}
