import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { applyAccess } from "../../cms-extensions/access/apply-access.ts";
import { directusCli, directusEnvironment } from "../../cms-extensions/directus-env.ts";
import { applySchema } from "../../cms-extensions/schema/apply-schema.ts";
import { seedContent } from "../../cms-extensions/seed/seed.ts";
import { seedDemoAccounts } from "../../bff/seed-demo.ts";
import type { LauncherEnvironment } from "../../config/environment.ts";
import { buildApp, buildExtension, run } from "./build.ts";
import { takeDataFolder } from "./data-folder.ts";
import { startMailSink } from "./mail-sink.ts";
import { findFreePort, requireFreePorts } from "./ports.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { startPart, type Part } from "./processes.ts";
import { step } from "./progress.ts";
import { readOrMakeSecrets } from "./secrets.ts";
import { hashOf, onceFor } from "./stamp.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const LOCAL = "127.0.0.1";
export const DEMO_PASSWORD = "Portal-Demo-2026!";

export type StackOptions = {
  environment: LauncherEnvironment;
  /** Content and accounts of the demo; the tests have them too. */
  withDemo: boolean;
  contentScale?: number;
  isDevelopment?: boolean;
};

export type Stack = {
  origin: string;
  /** What every part was started with, for tests and benchmarks. */
  variables: Record<string, string>;
  parts: Part[];
  postgresPid: number | null;
  /** Resolves with one clear line when a part can't be kept alive. */
  failed: Promise<string>;
  stop(): Promise<void>;
};

/** Starts whatever the environment does not say runs elsewhere, prepares it and waits until it answers. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const env = options.environment;
  const dataDir = resolve(ROOT, env.PORTAL_DATA_DIR);
  const folder = takeDataFolder(dataDir);
  const stops: (() => Promise<void> | void)[] = [() => folder.release()];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    return await assemble(options, dataDir, stops, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function assemble(
  { environment: env, withDemo, contentScale = 1, isDevelopment = false }: StackOptions,
  dataDir: string,
  stops: (() => Promise<void> | void)[],
  stopAll: () => Promise<void>,
): Promise<Stack> {
  await requireFreePorts({
    PORT: env.PORT,
    ...(!env.SERVICE_URL && { SERVICE_PORT: env.SERVICE_PORT }),
    ...(!env.CMS_URL && { CMS_PORT: env.CMS_PORT }),
    ...(!env.SMTP_URL && { MAIL_PORT: env.MAIL_PORT, SMTP_PORT: env.SMTP_PORT }),
  });
  const secrets = readOrMakeSecrets(dataDir);
  const isDatabaseOurs = !env.DATABASE_URL || !env.CMS_DATABASE_URL;

  const [postgres] = await Promise.all([
    isDatabaseOurs ? startDatabase(dataDir, secrets.DATABASE_PASSWORD) : Promise.resolve(null),
    buildExtension(),
  ]);
  if (postgres) stops.push(() => postgres.stop());

  if (!env.SMTP_URL) {
    const sink = await startMailSink({ smtpPort: env.SMTP_PORT, mailPort: env.MAIL_PORT, dataDir });
    stops.push(() => sink.close());
  }

  const variables: Record<string, string> = {
    PORTAL_MODE: env.PORTAL_MODE,
    PORTAL_DATA_DIR: dataDir,
    HOST: env.HOST,
    PORT: String(env.PORT),
    SERVICE_PORT: String(env.SERVICE_PORT),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    CMS_URL: env.CMS_URL ?? `http://${LOCAL}:${env.CMS_PORT}`,
    SERVICE_URL: env.SERVICE_URL ?? `http://${LOCAL}:${env.SERVICE_PORT}`,
    DATABASE_URL: env.DATABASE_URL ?? postgres?.url("portal") ?? "",
    CMS_DATABASE_URL: env.CMS_DATABASE_URL ?? postgres?.url("cms") ?? "",
    SMTP_URL: env.SMTP_URL ?? `smtp://${LOCAL}:${env.SMTP_PORT}`,
    ...(env.REDIS_URL && { REDIS_URL: env.REDIS_URL }),
    PAYING_USER_ROLE_ID: env.PAYING_USER_ROLE_ID,
    YOUTUBE_MEMBER_ROLE_ID: env.YOUTUBE_MEMBER_ROLE_ID,
    CMS_TEASER_TOKEN: env.CMS_TEASER_TOKEN ?? secrets.CMS_TEASER_TOKEN,
    CMS_FREE_TOKEN: env.CMS_FREE_TOKEN ?? secrets.CMS_FREE_TOKEN,
    CMS_PAYING_TOKEN: env.CMS_PAYING_TOKEN ?? secrets.CMS_PAYING_TOKEN,
    CMS_ACCOUNTS_TOKEN: env.CMS_ACCOUNTS_TOKEN ?? secrets.CMS_ACCOUNTS_TOKEN,
    CMS_ADMIN_TOKEN: env.CMS_ADMIN_TOKEN ?? secrets.CMS_ADMIN_TOKEN,
    MEMBER_TOKEN_KEY: env.MEMBER_TOKEN_KEY ?? secrets.MEMBER_TOKEN_KEY,
    SESSION_KEY: env.SESSION_KEY ?? secrets.SESSION_KEY,
    INTERNAL_KEY: env.INTERNAL_KEY ?? secrets.INTERNAL_KEY,
  };
  const base = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    TZ: "UTC",
    NODE_ENV: "production",
  };
  const logDir = join(dataDir, "logs");
  const parts: Part[] = [];
  const add = async (part: Promise<Part>) => {
    const started = await part;
    parts.push(started);
    stops.push(() => started.stop());
  };

  const cmsAdmin = {
    cmsUrl: variables["CMS_URL"] ?? "",
    adminToken: variables["CMS_ADMIN_TOKEN"] ?? "",
  };
  const appBuild = isDevelopment ? Promise.resolve() : buildApp();
  appBuild.catch(() => {});
  if (!env.CMS_URL) {
    await add(
      startDirectus(env, variables, secrets.CMS_SECRET, dataDir, { ...base, LOG_DIR: logDir }),
    );
    await prepareCms(cmsAdmin, variables, dataDir, withDemo ? contentScale : 0);
  }

  const servicePaths = isDevelopment ? ["--watch", "bff/server.ts"] : ["bff/server.ts"];
  if (!env.SERVICE_URL) {
    await step("service up", () =>
      add(
        startPart({
          name: "service",
          args: ["--disable-warning=ExperimentalWarning", ...servicePaths],
          cwd: ROOT,
          env: { ...base, ...pick(variables, SERVICE_VARIABLES) },
          healthUrl: `${variables["SERVICE_URL"]}/healthz`,
          logDir,
        }),
      ),
    );
  }
  if (withDemo) {
    await onceFor(join(dataDir, ".accounts"), hashOf(join(ROOT, "bff/seed-demo.ts")), () =>
      step("demo accounts ready", () =>
        seedDemoAccounts({
          environment: { ...base, ...variables },
          adminToken: cmsAdmin.adminToken,
          password: DEMO_PASSWORD,
        }),
      ),
    );
  }
  await appBuild;
  await step("app up", () =>
    add(
      startPart({
        name: "app",
        args: [
          "--disable-warning=ExperimentalWarning",
          "app/server.ts",
          ...(isDevelopment ? ["--dev"] : []),
        ],
        cwd: ROOT,
        env: {
          ...base,
          ...pick(variables, APP_VARIABLES),
          ...(isDevelopment && { NODE_ENV: "development" }),
        },
        healthUrl: `http://${LOCAL}:${env.PORT}/healthz`,
        logDir,
      }),
    ),
  );

  const failed = Promise.race([
    ...parts.map((part) => new Promise<string>((done) => part.onGaveUp(done))),
    ...(postgres ? [postgres.died.then((log) => `PostgreSQL died:\n${log}`)] : []),
  ]);
  return {
    origin: variables["PUBLIC_ORIGIN"] ?? "",
    variables,
    parts,
    postgresPid: postgres?.pid ?? null,
    failed,
    stop: stopAll,
  };
}

const APP_VARIABLES = [
  "PORTAL_MODE",
  "HOST",
  "PORT",
  "PUBLIC_ORIGIN",
  "CMS_URL",
  "SERVICE_URL",
  "CMS_TEASER_TOKEN",
  "CMS_FREE_TOKEN",
  "CMS_PAYING_TOKEN",
  "INTERNAL_KEY",
  "PAYING_USER_ROLE_ID",
  "YOUTUBE_MEMBER_ROLE_ID",
];
const SERVICE_VARIABLES = [
  "PORTAL_MODE",
  "HOST",
  "SERVICE_PORT",
  "PUBLIC_ORIGIN",
  "CMS_URL",
  "DATABASE_URL",
  "SMTP_URL",
  "REDIS_URL",
  "CMS_ACCOUNTS_TOKEN",
  "MEMBER_TOKEN_KEY",
  "SESSION_KEY",
  "INTERNAL_KEY",
];

/** Each part gets its own variables only: the app never holds the service's keys. */
function pick(variables: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
}

function startDatabase(dataDir: string, password: string): Promise<Postgres> {
  return step("PostgreSQL up", async () =>
    startPostgres({ dataDir, port: await findFreePort(), password }),
  );
}

async function startDirectus(
  env: LauncherEnvironment,
  variables: Record<string, string>,
  secret: string,
  dataDir: string,
  base: NodeJS.ProcessEnv,
): Promise<Part> {
  const uploadsDir = join(dataDir, "uploads");
  mkdirSync(uploadsDir, { recursive: true });
  const directusEnv = {
    ...base,
    ...directusEnvironment({
      mode: env.PORTAL_MODE,
      host: env.HOST,
      port: env.CMS_PORT,
      publicUrl: `http://localhost:${env.CMS_PORT}`,
      databaseUrl: variables["CMS_DATABASE_URL"] ?? "",
      secret: env.CMS_SECRET ?? secret,
      adminEmail: env.CMS_ADMIN_EMAIL ?? "admin@example.com",
      adminPassword: env.CMS_ADMIN_PASSWORD ?? DEMO_PASSWORD,
      adminToken: variables["CMS_ADMIN_TOKEN"] ?? "",
      memberTokenKey: variables["MEMBER_TOKEN_KEY"] ?? "",
      internalKey: variables["INTERNAL_KEY"] ?? "",
      cmsChangedUrls:
        env.CMS_CHANGED_URLS ??
        [`http://${LOCAL}:${env.PORT}`, variables["SERVICE_URL"]]
          .map((origin) => `${origin}/internal/cms-changed`)
          .join(","),
      smtpUrl: variables["SMTP_URL"] ?? "",
      mailFrom: "Portal Suíça <portal@example.com>",
      uploadsDir,
      redisUrl: env.REDIS_URL,
    }),
  };
  const cwd = join(ROOT, "cms-extensions");
  await onceFor(join(dataDir, ".bootstrapped"), hashOf(join(cwd, "package-lock.json")), () =>
    step("Directus installed in its database", () =>
      run([directusCli, "bootstrap"], { cwd, env: directusEnv }),
    ),
  );
  return step("Directus up", () =>
    startPart({
      name: "directus",
      args: [directusCli, "start"],
      cwd,
      env: directusEnv,
      healthUrl: `http://${LOCAL}:${env.CMS_PORT}/server/ping`,
      logDir: join(dataDir, "logs"),
    }),
  );
}

async function prepareCms(
  admin: { cmsUrl: string; adminToken: string },
  variables: Record<string, string>,
  dataDir: string,
  contentScale: number,
): Promise<void> {
  const snapshot = hashOf(join(ROOT, "directus-snapshot.yaml"));
  const access = hashOf(join(ROOT, "cms-extensions/access"));
  await onceFor(join(dataDir, ".schema"), snapshot, () =>
    step("schema applied", async () => void (await applySchema(admin))),
  );
  await onceFor(join(dataDir, ".access"), snapshot + access, () =>
    step("roles and policies applied", async () => {
      await applyAccess({
        ...admin,
        tokens: {
          teaser: variables["CMS_TEASER_TOKEN"] ?? "",
          free: variables["CMS_FREE_TOKEN"] ?? "",
          paying: variables["CMS_PAYING_TOKEN"] ?? "",
          accounts: variables["CMS_ACCOUNTS_TOKEN"] ?? "",
        },
      });
    }),
  );
  if (contentScale === 0) return;
  const seed = hashOf(join(ROOT, "cms-extensions/seed"));
  await onceFor(join(dataDir, ".seed"), `${snapshot}${seed}${contentScale}`, () =>
    step(
      "content seeded",
      async () =>
        void (await seedContent({
          ...admin,
          databaseUrl: variables["CMS_DATABASE_URL"] ?? "",
          scale: contentScale,
        })),
    ),
  );
}
