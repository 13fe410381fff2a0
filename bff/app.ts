import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import type { CmsClient } from "./cms/client.ts";
import type { CmsPrivacy } from "./cms/cms-privacy.ts";
import type { CmsUsers } from "./cms/cms-users.ts";
import { composeIdentity } from "./compose/identity.ts";
import { composePayments } from "./compose/payments.ts";
import { composePrivacy } from "./compose/privacy.ts";
import { composeEmailFrequency } from "./compose/email-frequency.ts";
import { composeProfile } from "./compose/profile.ts";
import { composeSignup } from "./compose/signup.ts";
import { composeSupport } from "./compose/support.ts";
import { composeYoutubeClaims } from "./compose/youtube-claims.ts";
import type { DatabaseConnection } from "./db/database.ts";
import { graphql } from "./doors/graphql/graphql.ts";
import { health } from "./doors/health.ts";
import { addIdempotency } from "./doors/idempotency.ts";
import { consents } from "./doors/rest/consents.ts";
import { membersV1 } from "./doors/rest/members-v1.ts";
import { cmsChanged } from "./doors/webhooks/cms-changed.ts";
import { ServiceError } from "./errors.ts";
import { createHttp } from "./http.ts";
import type { JobKind, Jobs } from "./jobs/jobs.ts";
import { createLimit } from "./limits/limit.ts";
import { createAudit } from "./modules/audit/audit.ts";
import { createConsents } from "./modules/consents/consents.service.ts";
import { createIdempotency } from "./modules/idempotency/idempotency.service.ts";
import { createMailSender } from "./modules/mail/mail-sender.ts";
import { createMailTokens } from "./modules/mail-tokens/mail-tokens.ts";
import { createMailer } from "./modules/mail/mailer.ts";
import type { MailTransport } from "./modules/mail/smtp.ts";
import type { MemberRoles } from "./modules/membership/member-roles.ts";
import { createMembership } from "./modules/membership/membership.service.ts";
import type { PaymentProvider } from "./modules/payments/provider.ts";
import type { AnalyticsAccess } from "./modules/privacy/analytics-forget.ts";
import type { LoginLimitOptions } from "./modules/sessions/login-limits.ts";
import type { SignupLimitOptions } from "./modules/signup/signup-limits.ts";
import type { IsLeakedPassword } from "./modules/users/leaked-passwords.ts";
import type { PasswordHasher } from "./modules/users/password-hasher.ts";
import { createPasswordRules } from "./modules/users/password-rules.ts";
import { createUsersService } from "./modules/users/users.service.ts";
import type { Sealer } from "./sealing/seal.ts";

export interface AppDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  cmsUsers: CmsUsers;
  cmsPrivacy: CmsPrivacy;
  hasher: PasswordHasher;
  isLeakedPassword: IsLeakedPassword;
  loginLimits: LoginLimitOptions;
  signupLimits: SignupLimitOptions;
  jobs: Jobs;
  sealer: Sealer;
  smtp: MailTransport;
  memberRoles: MemberRoles;
  /** Null where nothing can be bought. */
  paymentProvider: PaymentProvider | null;
  /** Null where nothing is measured. */
  analytics: AnalyticsAccess | null;
  /** Where links in mails lead, whatever host a request named. */
  publicOrigin: string;
  logger: FastifyBaseLogger;
  now: () => Date;
  keys: { session: string; memberToken: string; internal: string };
  allowIntrospection: boolean;
  /** `starting` until the schema is there, `stopping` once the process was told to end. */
  phase: () => "starting" | "running" | "stopping";
}

export interface ServiceParts {
  app: FastifyInstance;
  /** What the queue is to work on once the database is ready. */
  jobKinds: readonly JobKind<never>[];
  /** Takes up what a process that died left behind; once the queue works. */
  resume(): Promise<void>;
}

/** Builds the service: the modules, and every door that is mounted. Neither listens nor works. */
export function buildApp(deps: AppDeps): ServiceParts {
  const { database, cmsUsers, hasher, logger, now, keys } = deps;
  const { db, pool } = database;
  const audit = createAudit(db, keys.session, now);
  const users = createUsersService(db);
  const membership = createMembership({
    db,
    cmsUsers,
    audit,
    now,
    onCmsAway: (error) => logger.warn({ err: error }, "the last known membership is used"),
  });
  const mailer = createMailer({ jobs: deps.jobs, sealer: deps.sealer, now });
  const mailTokens = createMailTokens({ db, now, key: keys.session });
  const requireGoodPassword = createPasswordRules(deps.isLeakedPassword);
  const identity = composeIdentity({
    ...deps,
    audit,
    mailer,
    mailTokens,
    membership,
    requireGoodPassword,
  });
  const { sessions } = identity;

  const app = createHttp(logger);
  app.addHook("onRequest", async (request) => {
    const isHealth = request.url === "/healthz" || request.url === "/readyz";
    if (deps.phase() === "starting" && !isHealth) {
      throw new ServiceError("unavailable", { retryAfterSeconds: 2 });
    }
  });

  const idempotency = createIdempotency(db, deps.sealer, now);
  addIdempotency(app, idempotency, keys);

  app.addHook("onSend", async (_request, reply) => {
    // A connection kept alive would keep a stopping process alive too.
    if (deps.phase() === "stopping") reply.header("connection", "close");
  });

  app.register(health, {
    dependencies: [requireStarted, () => db.execute(sql`select 1`), () => cmsUsers.ping()],
    isStopping: () => deps.phase() === "stopping",
    elapsedMs: () => performance.now(),
  });
  identity.register(app);
  app.register(consents, {
    prefix: "/api/users/v1",
    consents: createConsents({ db, now, key: keys.session }),
    requireFew: createLimit(pool, {
      name: "consent-address",
      points: 60,
      windowSeconds: 3_600,
    }),
    sessions,
    internalKey: keys.internal,
  });
  app.register(membersV1, { prefix: "/api/members/v1", users, internalKey: keys.internal });
  const profile = composeProfile({
    database,
    cms: deps.cms,
    sessions,
    mailer,
    mailTokens,
    requireCurrentPassword: identity.requireCurrentPassword,
    audit,
    followEmail: (within, userId) => payments.followEmail(within, userId),
    internalKey: keys.internal,
    now,
  });
  profile.register(app);
  const emailFrequency = composeEmailFrequency({ ...deps, mailer, internalKey: keys.internal });
  emailFrequency.register(app);
  app.register(graphql, {
    sessions,
    services: {
      users,
      profiles: profile.profiles,
      emailFrequency: emailFrequency.emailFrequency,
      digests: emailFrequency.digests,
    },
    allowIntrospection: deps.allowIntrospection,
  });
  const payments = composePayments({
    database,
    cms: deps.cms,
    jobs: deps.jobs,
    mailer,
    sessions,
    provider: deps.paymentProvider,
    publicOrigin: deps.publicOrigin,
    now,
  });
  payments.register(app);
  const signup = composeSignup({
    database,
    cms: deps.cms,
    cmsUsers,
    hasher,
    requireGoodPassword,
    sealer: deps.sealer,
    mailer,
    mailTokens,
    membership,
    sessions,
    audit,
    limits: deps.signupLimits,
    keys,
    now,
    onRulesAway: (error) => logger.warn({ err: error }, "the last known rules are used"),
  });
  signup.register(app);
  const privacy = composePrivacy({
    ...deps,
    mailer,
    mailTokens,
    sessions,
    audit,
    requireCurrentPassword: identity.requireCurrentPassword,
    endSubscriptions: payments.payments.forget,
    renewals: { listOf: payments.payments.listRenewing, set: payments.payments.setRenewing },
    listReceipts: payments.payments.listReceipts,
    forgetSignups: signup.forgetEmail,
    internalKey: keys.internal,
    onFailure: (error) => logger.error({ err: error }, "privacy work was left for the next time"),
  });
  privacy.register(app);
  const support = composeSupport({ ...deps, mailer, sessions, internalKey: keys.internal });
  support.register(app);
  const youtubeClaims = composeYoutubeClaims({ ...deps, mailer, sessions });
  youtubeClaims.register(app);
  app.register(cmsChanged, {
    membership,
    internalKey: keys.internal,
    now,
    listeners: [
      emailFrequency.bulkMail.contentChanged,
      support.answers.cmsChanged,
      support.ideaNews.cmsChanged,
      youtubeClaims.claimNews.cmsChanged,
    ],
  });
  const jobKinds = [
    ...idempotency.jobKinds,
    ...identity.jobKinds,
    ...payments.jobKinds,
    ...privacy.jobKinds,
    ...emailFrequency.bulkMail.jobKinds,
    ...support.answers.jobKinds,
    ...support.ideaNews.jobKinds,
    ...youtubeClaims.claimNews.jobKinds,
    ...createMailSender({
      db,
      sealer: deps.sealer,
      transport: deps.smtp,
      publicOrigin: deps.publicOrigin,
      now,
      onGivenUp: (mailId, reason) => logger.error({ mailId, reason }, "a mail was given up"),
      onServerRefusal: (reason) =>
        logger.error({ reason }, "the mail server takes no mail; it is tried again"),
    }),
  ];
  return { app, jobKinds, resume: payments.resume };

  async function requireStarted(): Promise<void> {
    if (deps.phase() === "starting") throw new ServiceError("unavailable");
  }
}
