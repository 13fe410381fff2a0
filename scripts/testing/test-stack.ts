import { cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment, type LauncherEnvironment } from "../../config/environment.ts";
import webPush from "web-push";
import { findBrowser, findBrowserShell } from "../stack/browser.ts";
import { fallbackClusterOf } from "../stack/postgres.ts";
import { findPartPorts } from "../stack/ports.ts";
import { say } from "../stack/progress.ts";
import { startStack, type Stack } from "../stack/stack.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export type TestStack = {
  variables: Record<string, string>;
  saveLogs(folder: string): void;
  stop(): Promise<void>;
};

/**
 * On a busy machine a slow response is no outage: tests make an upstream unavailable by refusing
 * connections or ending it.
 */
const UPSTREAM_PATIENCE = "10";

function removeData(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(fallbackClusterOf(dataDir), { recursive: true, force: true });
}

/** The tests count as the portal's proxy, so that each may use its own client address. */
async function freshEnvironment(): Promise<LauncherEnvironment> {
  const dataDir = resolve(ROOT, process.env["PORTAL_DATA_DIR"] ?? ".data", "test");
  removeData(dataDir);
  const pushKeys = webPush.generateVAPIDKeys();
  return readEnvironment("launcher", {
    VAPID_PUBLIC_KEY: pushKeys.publicKey,
    VAPID_PRIVATE_KEY: pushKeys.privateKey,
    PORTAL_MODE: "test",
    PORTAL_DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: "1",
    UPSTREAM_PATIENCE,
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

async function findBrowsers(): Promise<Record<string, string>> {
  const browser = await findBrowser();
  return { CHROMIUM: browser, CHROMIUM_SHELL: (await findBrowserShell()) ?? browser };
}

export async function startTestStack(needsBrowser: boolean): Promise<TestStack> {
  const environment = await freshEnvironment();
  const [stack, browsers] = await Promise.all([
    startStack({ environment, withDemo: true }),
    needsBrowser ? findBrowsers() : {},
  ]);
  void stack.failed.then((line) => say(`✗ ${line}`));
  const variables = { ...testVariables(stack, environment), ...browsers };
  const dataDir = environment.PORTAL_DATA_DIR;
  return {
    variables,
    saveLogs(folder) {
      const logs = join(dataDir, "logs");
      if (existsSync(logs)) cpSync(logs, folder, { recursive: true });
    },
    async stop() {
      await stack.stop();
      removeData(dataDir);
    },
  };
}
