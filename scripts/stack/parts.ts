import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  directusCli,
  directusEnvironment,
  migrationsDir,
} from "../../cms-extensions/directus-env.ts";
import type { LauncherEnvironment } from "../../config/environment.ts";
import { run } from "./build.ts";
import { startPart, waitUntilHealthy, type Part } from "./processes.ts";
import { step } from "./progress.ts";
import { hashOf, runOncePerHash } from "./stamp.ts";
import { appVariables, LOCAL, serviceVariables, type Variables } from "./variables.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const QUIET = "--disable-warning=ExperimentalWarning";
export const DEMO_PASSWORD = "Portal-Demo-2026!";

const base = {
  PATH: process.env["PATH"],
  HOME: process.env["HOME"],
  TZ: "UTC",
  NODE_ENV: "production" as const,
  // Caches compiled code between starts.
  NODE_COMPILE_CACHE: join(ROOT, ".cache", "compiled"),
};

function logDirOf(variables: Variables): string {
  return join(variables.PORTAL_DATA_DIR, "logs");
}

function directusVariables(env: LauncherEnvironment, variables: Variables) {
  const uploadsDir = join(variables.PORTAL_DATA_DIR, "uploads");
  mkdirSync(uploadsDir, { recursive: true });
  const listeners = [`http://${LOCAL}:${env.PORT}`, variables.SERVICE_URL];
  return directusEnvironment({
    mode: env.PORTAL_MODE,
    host: env.HOST,
    port: env.CMS_PORT,
    publicUrl: variables.CMS_PUBLIC_ORIGIN,
    portalOrigin: variables.PUBLIC_ORIGIN,
    databaseUrl: variables.CMS_DATABASE_URL,
    secret: variables.CMS_SECRET,
    adminEmail: env.CMS_ADMIN_EMAIL ?? "admin@example.com",
    adminPassword: env.CMS_ADMIN_PASSWORD ?? DEMO_PASSWORD,
    adminToken: variables.CMS_ADMIN_TOKEN,
    memberTokenKey: variables.MEMBER_TOKEN_KEY,
    internalKey: variables.INTERNAL_KEY,
    cmsChangedUrls:
      env.CMS_CHANGED_URLS ?? listeners.map((origin) => `${origin}/internal/cms-changed`).join(","),
    payingRoleId: env.PAYING_USER_ROLE_ID,
    youtubeRoleId: env.YOUTUBE_MEMBER_ROLE_ID,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    uploadsDir,
    redisUrl: env.REDIS_URL,
  });
}

export async function startDirectus(env: LauncherEnvironment, variables: Variables): Promise<Part> {
  const cwd = join(ROOT, "cms-extensions");
  const cmsEnv = { ...base, ...directusVariables(env, variables) };
  const stamp = join(variables.PORTAL_DATA_DIR, ".bootstrapped");
  await runOncePerHash(stamp, hashOf(join(cwd, "package-lock.json"), migrationsDir), () =>
    step("Directus installed in its database", () =>
      run([directusCli, "bootstrap"], { cwd, env: cmsEnv }),
    ),
  );
  return step("Directus up", () =>
    startPart({
      name: "directus",
      args: [directusCli, "start"],
      cwd,
      env: cmsEnv,
      healthUrl: `${variables.CMS_URL}/server/ping`,
      logDir: logDirOf(variables),
    }),
  );
}

/**
 * Memory limits of app and service, here as in their images. The heap is limited: a leaking part ends and
 * restarts without taking memory from others. The young generation is small. Two malloc pools; blocks of
 * 256 kB and more are mapped separately and returned when freed (docs/decisions/0077).
 */
export const processLimits = {
  NODE_OPTIONS: "--max-old-space-size=768 --max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "524288",
} as const;

/** The process responds before its tables and Directus are ready; `waitForService` waits for those. */
export function startService(variables: Variables, isDevelopment: boolean): Promise<Part> {
  return step("service up", () =>
    startPart({
      name: "service",
      args: [
        QUIET,
        ...(isDevelopment ? ["--watch", "bff/server.ts"] : ["build/service/server.js"]),
      ],
      cwd: ROOT,
      env: { ...base, ...processLimits, ...serviceVariables(variables) },
      healthUrl: `${variables.SERVICE_URL}/healthz`,
      logDir: logDirOf(variables),
    }),
  );
}

export function waitForService(variables: Variables): Promise<void> {
  return step("service ready", () => waitUntilHealthy(`${variables.SERVICE_URL}/readyz`));
}

export function startApp(variables: Variables, isDevelopment: boolean): Promise<Part> {
  return step("app up", () =>
    startPart({
      name: "app",
      args: [QUIET, ...(isDevelopment ? ["app/server.ts", "--dev"] : ["build/app/server.js"])],
      cwd: ROOT,
      env: {
        ...base,
        ...processLimits,
        ...appVariables(variables),
        ...(isDevelopment && { NODE_ENV: "development" as const }),
      },
      healthUrl: `http://${LOCAL}:${variables.PORT}/healthz`,
      logDir: logDirOf(variables),
    }),
  );
}
