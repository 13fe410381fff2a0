import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Client } from "pg";
import { JUDGE_SHELVES } from "../../../bff/modules/switzerland/shelves/judge-shelves.ts";
import { buildApp } from "../../../bff/app.ts";
import type { AppDeps } from "../../../bff/app.ts";
import { createBreaker } from "../../../bff/cms/breaker.ts";
import { createCmsClient } from "../../../bff/cms/client.ts";
import { createCmsPrivacy } from "../../../bff/cms/cms-privacy.ts";
import { createCmsUsers } from "../../../bff/cms/cms-users.ts";
import type { CmsUsers } from "../../../bff/cms/cms-users.ts";
import { createTimedFetch } from "../../../bff/cms/timed-fetch.ts";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../bff/db/database.ts";
import { migrateDatabase } from "../../../bff/db/migrate.ts";
import { createJobs } from "../../../bff/jobs/jobs.ts";
import type { Jobs } from "../../../bff/jobs/jobs.ts";
import { createLogger } from "../../../bff/logger.ts";
import { createMemberRoles } from "../../../bff/modules/identity/membership/member-roles.ts";
import { createSmtp } from "../../../bff/mail/smtp.ts";
import { defaultSignupLimits } from "../../../bff/modules/account/signup/signup-limits.ts";
import type { SignupLimitOptions } from "../../../bff/modules/account/signup/signup-limits.ts";
import { createUser } from "../../../bff/modules/identity/users/create-user.ts";
import { createPasswordHasher } from "../../../bff/modules/identity/users/password-hasher.ts";
import type { PasswordHasher } from "../../../bff/modules/identity/users/password-hasher.ts";
import type { User } from "../../../bff/modules/identity/users/user.ts";
import { createSealer } from "../../../bff/db/seal.ts";
import type { SessionGrant } from "../../../bff/modules/identity/sessions/sessions.service.ts";
import { startDirectusDouble } from "./doubles/directus-double.ts";
import type { DirectusDouble } from "./doubles/directus-double.ts";
import { startSmtpDouble } from "./doubles/smtp-double.ts";
import { hasherOf } from "../../support/one-password.ts";
import type { SmtpDouble } from "./doubles/smtp-double.ts";

export const password = "uma senha bem comprida";
export const payingRoleId = "10000000-0000-4000-8000-000000000003";
/** Tokens of the search index in tests without a Directus. */
const tierTokensOfTests = { teaser: "teaser", free: "free", paying: "paying" };
const youtubeRoleId = "10000000-0000-4000-8000-000000000004";
export const generousLimits = {
  perDevice: { failures: 1_000, windowSeconds: 60 },
  perAccountAndAddress: { failures: 1_000, windowSeconds: 60 },
  perAccount: { failures: 1_000, windowSeconds: 60 },
  perAddressBurst: { failures: 1_000, windowSeconds: 60 },
  perAddress: { failures: 1_000, windowSeconds: 60 },
};
export const generousSignupLimits = Object.fromEntries(
  Object.keys(defaultSignupLimits).map((name) => [name, { points: 10_000, windowSeconds: 60 }]),
) as unknown as SignupLimitOptions;
const key = () => randomBytes(32).toString("hex");

/** The service with its own database and a Directus double, and a clock that tests move. */
export type TestService = {
  app: FastifyInstance;
  database: DatabaseConnection;
  directus: DirectusDouble;
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  keys: AppDeps["keys"] & { data: string; mailWebhook: string };
  jobs: Jobs;
  smtp: SmtpDouble;
  logLines: string[];
  clock: { now: Date; advance(ms: number): void };
  /** Work of a ready process: resumes what an earlier process left. */
  resume(): Promise<void>;
  createMember(overrides?: Partial<{ email: string; roleId: string }>): Promise<User>;
  login(email: string, input?: string): Promise<SessionGrant>;
  close(): Promise<void>;
};

export async function startTestService(overrides: Partial<AppDeps> = {}): Promise<TestService> {
  await requireTemplate();
  const { url, drop } = await createDatabase(TEMPLATE);
  const service = await openTestService(url, overrides);
  return {
    ...service,
    close: async () => {
      await service.close();
      await drop();
    },
  };
}

async function openTestService(url: string, overrides: Partial<AppDeps>): Promise<TestService> {
  await migrateDatabase(url);
  const database = openDatabase(url, () => {}, COMMAND_TIMEOUT_FACTOR);
  const accountsToken = key();
  const directus = await startDirectusDouble(accountsToken);
  const cms = createCmsClient({
    url: directus.url,
    token: accountsToken,
    fetch: createTimedFetch({ connectMs: 1_500, totalMs: 1_500, maxBytes: 100_000 }),
    breaker: createBreaker({ failures: 1_000, openMs: 1, elapsedMs: () => performance.now() }),
  });
  const cmsUsers = createCmsUsers(cms);
  const hasher = await createPasswordHasher();
  const keys = {
    session: key(),
    memberToken: key(),
    internal: key(),
    data: key(),
    mailWebhook: key(),
  };
  const logLines: string[] = [];
  const clock = {
    now: new Date("2026-11-21T12:00:00.000Z"),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const now = () => clock.now;
  const smtp = await startSmtpDouble();
  const jobs = createJobs(url, (error) => logLines.push(error.message));
  const { app, jobKinds, resume } = buildApp({
    database,
    cms,
    cmsUsers,
    hasher,
    isLeakedPassword: () => Promise.resolve(false),
    loginLimits: generousLimits,
    signupLimits: generousSignupLimits,
    jobs,
    sealer: createSealer(keys.data),
    smtp: createSmtp(smtp.url, "Portal Suíça <portal@portal.example>"),
    memberRoles: createMemberRoles([payingRoleId, youtubeRoleId]),
    tierTokens: tierTokensOfTests,
    mailWebhookSecret: keys.mailWebhook,
    paymentProvider: null,
    cmsPrivacy: createCmsPrivacy(directus.url, accountsToken),
    analytics: null,
    pushAccess: null,
    rateSources: [],
    publicOrigin: "https://portal.example",
    operator: "Ponte Verlag GmbH, Zurique",
    logger: createLogger("info", { write: (line) => void logLines.push(line) }),
    now,
    keys,
    knownDocuments: null,
    allowIntrospection: false,
    offersConformanceHub: false,
    isStaffTfaRequired: false,
    phase: () => "running",
    ...overrides,
  });
  await app.ready();
  // The double has no goods: a judgement would close all areas, also for later files in this process.
  const judging = ({ name }: { name: string }) => name === JUDGE_SHELVES;
  await jobs.start(
    jobKinds.map((kind) => (judging(kind) ? { ...kind, handle: () => Promise.resolve() } : kind)),
  );

  return {
    app,
    database,
    directus,
    cmsUsers,
    hasher,
    keys,
    jobs,
    smtp,
    logLines,
    clock,
    resume,
    createMember: async ({ email = `${randomUUID()}@example.com`, roleId = payingRoleId } = {}) =>
      createUser(
        { db: database.db, cmsUsers, hasher: await hasherOf(password), now },
        { email, password, firstName: "Ana", lastName: "Souza", isEmailConfirmed: true },
        { kind: "create", roleId },
      ),
    login: async (email, input = password) => {
      const answer = await app.inject({
        method: "POST",
        url: "/api/users/v1/login",
        payload: { email, password: input },
      });
      if (answer.statusCode !== 200) throw new Error(`login answered ${answer.body}`);
      return answer.json<SessionGrant>();
    },
    close: async () => {
      await app.close();
      await jobs.stop(1_000);
      await database.close();
      await directus.close();
      await smtp.close();
    },
  };
}

const TEMPLATE = "service_template";
const UNFINISHED = "service_template_unfinished";
/** Any number that no other lock of this server uses. */
const TEMPLATE_LOCK = 7_305_118;

/**
 * Creating the service's tables and queues takes a second, copying them a tenth. The first file that needs
 * them creates a template for all, on this run's server.
 */
async function requireTemplate(): Promise<void> {
  await onServer(async (client, urlOf) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const found = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${UNFINISHED} with (force)`);
    await client.query(`create database ${UNFINISHED}`);
    const service = await openTestService(urlOf(UNFINISHED), {});
    await service.close();
    await client.query(`alter database ${UNFINISHED} rename to ${TEMPLATE}`);
  });
}

/** A separate database for a test file: an empty one, or a copy. */
export async function createDatabase(
  template = "template1",
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `service_test_${randomUUID().replaceAll("-", "")}`;
  const url = await onServer(async (client, urlOf) => {
    // Copying files takes a third of the work of copying page by page, as checkpoints are cheap here.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    return urlOf(name);
  });
  const drop = () =>
    onServer(async (client) => {
      await client.query(`drop database ${name} with (force)`);
    });
  return { url, drop };
}

async function onServer<T>(
  work: (client: Client, urlOf: (database: string) => string) => Promise<T>,
): Promise<T> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL names no PostgreSQL server");
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client, (database) => {
      const url = new URL(server);
      url.pathname = `/${database}`;
      return url.href;
    });
  } finally {
    await client.end();
  }
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
