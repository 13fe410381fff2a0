import { join, resolve } from "node:path";
import { seedDemoAccounts } from "../../bff/seed-demo.ts";
import { seedDemoMembers } from "../../bff/seed-members.ts";
import { seedOfficialTables } from "../../bff/seed-official-tables.ts";
import { seedForumWriters } from "../../cms-extensions/seed/forum-writers.ts";
import type { LauncherEnvironment } from "../../config/environment.ts";
import { buildApp, buildExtension } from "./build.ts";
import { buildService } from "./build-service.ts";
import { exitAtSignals } from "./children.ts";
import { lockDataFolder } from "./data-folder.ts";
import { startMailSink } from "./mail/mail-sink.ts";
import { DEMO_PASSWORD, startApp, startDirectus, startService, waitForService } from "./parts.ts";
import { startPaymentDouble } from "./payment/payment-double.ts";
import { findFreePort, requireFreePorts } from "./ports.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { retryableStep } from "./preparation.ts";
import { prepareCms } from "./prepare-cms.ts";
import type { Part } from "./processes.ts";
import { step } from "./progress.ts";
import { readOrMakeSecrets } from "./secrets.ts";
import { hashOf, runOncePerHash } from "./stamp.ts";
import { buildVariables, LOCAL, needsPaymentDouble, type Variables } from "./variables.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export type StackOptions = {
  environment: LauncherEnvironment;
  withDemo: boolean;
  contentScale?: number;
  isDevelopment?: boolean;
};

export type Stack = {
  variables: Variables;
  parts: Part[];
  /** The embedded server; null if external. Its owner may create databases. */
  postgres: { pid(): number; ownerUrl: string } | null;
  failed: Promise<string>;
  stop(): Promise<void>;
};

/** Callers stop before the parts they call. */
const STOP_ORDER = ["app", "service", "directus"];

type Stops = (() => Promise<void> | void)[];

export async function startStack(options: StackOptions): Promise<Stack> {
  const dataDir = resolve(ROOT, options.environment.PORTAL_DATA_DIR);
  const folder = lockDataFolder(dataDir);
  const stops: Stops = [() => folder.release()];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  const release = exitAtSignals();
  try {
    return { ...(await assemble(options, dataDir, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    release();
  }
}

async function assemble(
  { environment: env, withDemo, contentScale = 1, isDevelopment = false }: StackOptions,
  dataDir: string,
  stops: Stops,
): Promise<Omit<Stack, "stop">> {
  await requireFreePorts(portsOf(env));
  const secrets = readOrMakeSecrets(dataDir);
  const [postgres] = await Promise.all([
    findOwnDatabase(env, dataDir, secrets.DATABASE_PASSWORD),
    buildExtension(),
  ]);
  if (postgres) stops.push(() => postgres.stop());
  if (!env.SMTP_URL) {
    const ports = { smtpPort: env.SMTP_PORT, mailPort: env.MAIL_PORT };
    const sink = await startMailSink({ ...ports, dataDir });
    stops.push(() => sink.close());
  }

  const variables = buildVariables(env, secrets, dataDir, (name) => postgres?.url(name) ?? "");
  if (needsPaymentDouble(env)) {
    const double = await startPaymentDouble({
      port: env.PAYMENT_PORT,
      dataDir,
      secretKey: variables.STRIPE_SECRET_KEY,
      webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
      webhookUrl: () => `http://${LOCAL}:${env.PORT}/webhooks/stripe`,
    });
    stops.push(() => double.close());
  }
  const parts: Part[] = [];
  const add = async (start: Promise<Part>) => void parts.push(await start);
  stops.push(async () => {
    for (const name of STOP_ORDER) await parts.find((part) => part.name === name)?.stop();
  });
  const build = (make: () => Promise<void>) => (isDevelopment ? Promise.resolve() : make());
  await waitForAll([
    (async () => {
      if (env.CMS_URL) return;
      await add(startDirectus(env, variables));
      await prepareCms(variables, withDemo ? contentScale : 0);
    })(),
    (async () => {
      if (env.SERVICE_URL) return;
      await build(buildService);
      await add(startService(variables, isDevelopment));
    })(),
    (async () => {
      if (!env.SERVICE_URL && withDemo) await prepareOfficialTables(variables);
    })(),
    (async () => {
      await build(buildApp);
      await add(startApp(variables, isDevelopment));
    })(),
  ]);
  if (!env.SERVICE_URL) await waitForService(variables);
  if (withDemo) await prepareAccounts(variables);

  const failed = Promise.race([
    ...parts.map((part) => new Promise<string>((done) => part.onFatal(done))),
    ...(postgres ? [postgres.died.then((log) => `PostgreSQL died:\n${log}`)] : []),
  ]);
  return {
    variables,
    parts,
    postgres: postgres && { pid: postgres.pid, ownerUrl: postgres.url("postgres") },
    failed,
  };
}

/** Waits for all even if one fails, so that everything started can be stopped. */
async function waitForAll(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

function portsOf(env: LauncherEnvironment): Record<string, number> {
  return {
    PORT: env.PORT,
    ...(!env.SERVICE_URL && { SERVICE_PORT: env.SERVICE_PORT }),
    ...(!env.CMS_URL && { CMS_PORT: env.CMS_PORT }),
    ...(needsPaymentDouble(env) && { PAYMENT_PORT: env.PAYMENT_PORT }),
    ...(!env.SMTP_URL && { MAIL_PORT: env.MAIL_PORT, SMTP_PORT: env.SMTP_PORT }),
  };
}

function findOwnDatabase(
  env: LauncherEnvironment,
  dataDir: string,
  password: string,
): Promise<Postgres | null> {
  if (env.DATABASE_URL && env.CMS_DATABASE_URL) return Promise.resolve(null);
  return step("PostgreSQL up", async () =>
    startPostgres({
      dataDir,
      port: await findFreePort(),
      password,
      isTemporary: env.PORTAL_MODE === "test",
    }),
  );
}

async function prepareOfficialTables(variables: Variables): Promise<void> {
  const stamp = join(variables.PORTAL_DATA_DIR, ".official-tables");
  const hash = hashOf(join(ROOT, "bff/modules/switzerland/official-tables/extracts"));
  await runOncePerHash(stamp, hash, () =>
    retryableStep("official tables ready", () => seedOfficialTables(variables)),
  );
}

async function prepareAccounts(variables: Variables): Promise<void> {
  const stamp = join(variables.PORTAL_DATA_DIR, ".accounts");
  const sources = ["seed-demo.ts", "seed-members.ts", "demo-members.ts", "demo-portraits.ts"];
  const hash = hashOf(
    ...sources.map((name) => join(ROOT, "bff", name)),
    join(ROOT, "cms-extensions/seed/content/forum"),
  );
  await runOncePerHash(stamp, hash, () =>
    retryableStep("demo accounts ready", async () => {
      await seedDemoAccounts({
        environment: variables,
        adminToken: variables.CMS_ADMIN_TOKEN,
        password: DEMO_PASSWORD,
      });
      await seedDemoMembers({
        environment: variables,
        adminToken: variables.CMS_ADMIN_TOKEN,
      });
      await seedForumWriters({ databaseUrl: variables.CMS_DATABASE_URL });
    }),
  );
}
