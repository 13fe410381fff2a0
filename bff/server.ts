import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { handRequestIdsOn } from "../config/request-scope.ts";
import { operatorLine, operatorOf } from "../config/operator.ts";
import { buildApp } from "./app.ts";
import { createCmsPrivacy } from "./cms/cms-privacy.ts";
import { createCmsUsers } from "./cms/cms-users.ts";
import { connectCms } from "./cms/connect.ts";
import { readServiceConfig } from "./config.ts";
import type { ServiceConfig } from "./config.ts";
import { requireDataKey, WrongDataKeyError } from "./db/data-key.ts";
import { openDatabase } from "./db/database.ts";
import type { DatabaseConnection } from "./db/database.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { knownDocuments } from "./graphql/known-documents.ts";
import type { Phase } from "./http/phases.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createLogger } from "./logger.ts";
import { createSmtp } from "./mail/smtp.ts";
import { listRateSources } from "./modules/switzerland/exchange-rates/sources/list-rate-sources.ts";
import { createMemberRoles } from "./modules/identity/membership/member-roles.ts";
import { connectStripe } from "./modules/account/billing/payments/stripe-provider.ts";
import { defaultLoginLimits } from "./modules/identity/sessions/login-limits.ts";
import { defaultSignupLimits } from "./modules/account/signup/signup-limits.ts";
import { createLeakedPasswords } from "./modules/identity/users/leaked-passwords.ts";
import { createPasswordHasher } from "./modules/identity/users/password-hasher.ts";
import { createSealer } from "./db/seal.ts";
import { requireNoDemoAccounts } from "./seed-demo.ts";

const DRAIN_MS = 20_000;
/**
 * During this time each answer tells its connection that it is the last one. New connections are still
 * accepted.
 */
const CLOSE_CONNECTIONS_MS = 500;
const JOB_DRAIN_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 500;
const MIGRATE_AGAIN_MS = 500;

let phase: Phase = "starting";
const log = createLogger("info");
const config = readConfigOrExit();
handRequestIdsOn([config.CMS_URL]);
const database = openDatabase(
  config.DATABASE_URL,
  (error) => log.warn({ err: error }, "a database connection was lost"),
  config.UPSTREAM_PATIENCE,
);
const jobs = createJobs(config.DATABASE_URL, (error) =>
  log.warn({ err: error }, "the queue met a problem"),
);
const sealer = createSealer(config.DATA_KEY);
const cms = connectCms(config.CMS_URL, config.CMS_ACCOUNTS_TOKEN, {
  timeoutFactor: config.UPSTREAM_PATIENCE,
  isWatched: true,
});
const { app, jobKinds, resume } = buildApp({
  database,
  cms,
  cmsUsers: createCmsUsers(cms, config.UPSTREAM_PATIENCE),
  cmsPrivacy: createCmsPrivacy(config.CMS_URL, config.CMS_ACCOUNTS_TOKEN),
  hasher: await createPasswordHasher(),
  isLeakedPassword: createLeakedPasswords({
    url: config.BREACHED_PASSWORDS_URL,
    onUnavailable: (error) =>
      log.warn({ err: error }, "the list of leaked passwords did not answer"),
  }),
  loginLimits: defaultLoginLimits,
  signupLimits: defaultSignupLimits,
  jobs,
  sealer,
  smtp: createSmtp(config.SMTP_URL, config.MAIL_FROM, config.MAIL_RETURN_ADDRESS),
  mailWebhookSecret: config.MAIL_WEBHOOK_SECRET ?? null,
  memberRoles: createMemberRoles([config.PAYING_USER_ROLE_ID, config.YOUTUBE_MEMBER_ROLE_ID]),
  tierTokens: {
    teaser: config.CMS_TEASER_TOKEN,
    free: config.CMS_FREE_TOKEN,
    paying: config.CMS_PAYING_TOKEN,
  },
  paymentProvider: findPaymentProvider(config),
  analytics: findAnalytics(config),
  pushAccess: findPushAccess(config),
  rateSources: listRateSources(config),
  publicOrigin: config.PUBLIC_ORIGIN,
  operator: operatorLine(operatorOf(config)),
  logger: log,
  now: () => new Date(),
  keys: {
    session: config.SESSION_KEY,
    memberToken: config.MEMBER_TOKEN_KEY,
    internal: config.INTERNAL_KEY,
  },
  isStaffTfaRequired: config.PORTAL_MODE === "production",
  knownDocuments: config.PORTAL_MODE === "production" ? knownDocuments : null,
  allowIntrospection: config.PORTAL_MODE === "test",
  offersConformanceHub: config.PORTAL_MODE !== "production",
  phase: () => phase,
});

process.once("SIGTERM", () => stop(0));
process.once("SIGINT", () => stop(0));
process.once("uncaughtException", (error) => crash(error, "uncaught exception"));
process.once("unhandledRejection", (error) => crash(error, "unhandled rejection"));

if (config.PORTAL_MODE === "production" && !config.BREACHED_PASSWORDS_URL) {
  log.error(
    "BREACHED_PASSWORDS_URL is not set: leaked passwords are refused by the built-in list only",
  );
}

await listen(app, config);
await prepareDatabase(database, config);
await jobs.start(jobKinds);
await resume().catch((error: unknown) => log.warn({ err: error }, "old work is taken up later"));
if (phase === "starting") {
  phase = "running";
  log.info("ready");
}

function readConfigOrExit(): ServiceConfig {
  try {
    return readServiceConfig();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : "the environment is not usable");
    process.exit(1);
  }
}

function findAnalytics({
  POSTHOG_API_ORIGIN,
  POSTHOG_PROJECT_ID,
  POSTHOG_PERSONAL_API_KEY,
}: ServiceConfig) {
  if (!POSTHOG_API_ORIGIN || !POSTHOG_PROJECT_ID || !POSTHOG_PERSONAL_API_KEY) return null;
  return {
    origin: POSTHOG_API_ORIGIN,
    projectId: POSTHOG_PROJECT_ID,
    personalApiKey: POSTHOG_PERSONAL_API_KEY,
  };
}

function findPushAccess({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  OPERATOR_EMAIL,
}: ServiceConfig) {
  if (!publicKey || !privateKey) return null;
  return { publicKey, privateKey, subject: `mailto:${OPERATOR_EMAIL}` };
}

function findPaymentProvider({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_ORIGIN: apiOrigin,
}: ServiceConfig) {
  if (!secretKey || !webhookSecret) return null;
  return connectStripe({ secretKey, webhookSecret, apiOrigin });
}

async function listen(service: FastifyInstance, { HOST, SERVICE_PORT }: ServiceConfig) {
  try {
    await service.listen({ host: HOST, port: SERVICE_PORT });
  } catch (error) {
    log.fatal({ err: error }, `port ${SERVICE_PORT} cannot be opened`);
    process.exit(1);
  }
}

/** The parts may start in any order: this waits for PostgreSQL. */
async function prepareDatabase(
  { db }: DatabaseConnection,
  { DATABASE_URL, PORTAL_MODE }: ServiceConfig,
) {
  for (;;) {
    try {
      await migrateDatabase(DATABASE_URL);
      break;
    } catch (error) {
      log.warn({ err: error }, "the database cannot be prepared yet");
      await pause(MIGRATE_AGAIN_MS);
    }
  }
  if (PORTAL_MODE !== "production") return;
  try {
    await requireNoDemoAccounts(db);
  } catch (error) {
    log.fatal({ err: error }, "production refuses demo accounts");
    process.exit(1);
  }
  try {
    await requireDataKey(db, sealer);
  } catch (error) {
    const reason =
      error instanceof WrongDataKeyError ? error.message : "the data key is not checked";
    log.fatal({ err: error }, reason);
    process.exit(1);
  }
}

/** Answers running requests, refuses new ones, and exits within 20 s. */
function stop(exitCode: number): void {
  if (phase === "stopping") return;
  phase = "stopping";
  log.info("stopping");
  setTimeout(() => process.exit(exitCode === 0 ? 1 : exitCode), DRAIN_MS).unref();
  setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref();
  // Closing at once would reset connections with a request on its way.
  pause(CLOSE_CONNECTIONS_MS)
    .then(() => app.close())
    .then(() => jobs.stop(JOB_DRAIN_MS))
    .then(() => database.close())
    .then(() => process.exit(exitCode))
    .catch((error: unknown) => {
      log.error({ err: error }, "did not stop cleanly");
      process.exit(1);
    });
}

function crash(error: unknown, kind: string): void {
  log.fatal({ err: error }, kind);
  stop(1);
}
