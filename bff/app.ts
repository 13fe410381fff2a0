import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { createCmsCreated } from "./cms/cms-created.ts";
import { createCmsNotifications } from "./cms/cms-notifications.ts";
import type { CmsPrivacy } from "./cms/cms-privacy.ts";
import type { TierTokens } from "./cms/cms-search.ts";
import { createNotify } from "./cms/notify.ts";
import { ServiceError } from "./errors.ts";
import { graphql } from "./graphql/graphql.ts";
import { cmsChanged } from "./http/cms-changed.ts";
import { health } from "./http/health.ts";
import { createHttp } from "./http/http.ts";
import { addIdempotency } from "./http/idempotency.ts";
import { createIdempotency } from "./http/idempotency.service.ts";
import { createMissedChanges } from "./http/missed-changes.ts";
import { addPhases } from "./http/phases.ts";
import type { Phase } from "./http/phases.ts";
import { createRateLimits } from "./http/rate-limit.ts";
import type { JobKind } from "./jobs/jobs.ts";
import { createMailSender } from "./mail/mail-sender.ts";
import { createMailer } from "./mail/mailer.ts";
import type { MailTransport } from "./mail/smtp.ts";
import { accountNotificationsSlice } from "./modules/notifications/account-notifications/account-notifications.slice.ts";
import { areasSlice } from "./modules/notifications/areas/areas.slice.ts";
import { paymentsSlice } from "./modules/account/billing/payments.slice.ts";
import type { PaymentProvider } from "./modules/account/billing/payments/provider.ts";
import { youtubeClaimsSlice } from "./modules/account/billing/youtube-claims.slice.ts";
import { chatSlice } from "./modules/community/chat/chat.slice.ts";
import { isChatRequestOpen } from "./modules/community/chat/request-notification.ts";
import { classifiedsSlice } from "./modules/switzerland/classifieds/classifieds.slice.ts";
import type { FindName } from "./modules/relations/connections/connection-notifications.ts";
import { connectionsSlice } from "./modules/relations/connections/connections.slice.ts";
import { consentsSlice } from "./modules/relations/consents/consents.slice.ts";
import { directorySlice } from "./modules/community/directory/directory.slice.ts";
import { emailFrequencySlice } from "./modules/notifications/email-frequency/email-frequency.slice.ts";
import { linkCardsSlice } from "./modules/community/link-cards/link-cards.slice.ts";
import type { FetchPage } from "./modules/community/link-cards/fetch-page.ts";
import { mailReportsSlice } from "./modules/notifications/mail-reports/mail-reports.slice.ts";
import { exchangeRatesSlice } from "./modules/switzerland/exchange-rates/exchange-rates.slice.ts";
import type { RateSource } from "./modules/switzerland/exchange-rates/sources/rate-source.ts";
import { forumSlice } from "./modules/community/forum/forum.slice.ts";
import { hubsSlice } from "./modules/notifications/hubs/hubs.slice.ts";
import { identitySlice } from "./modules/identity/identity.slice.ts";
import type { IdentityOptions } from "./modules/identity/identity.slice.ts";
import type { MemberRoles } from "./modules/identity/membership/member-roles.ts";
import { moderationSlice } from "./modules/relations/moderation/moderation.slice.ts";
import { openProgress } from "./modules/account/signup/member-progress.ts";
import { planSlice } from "./modules/switzerland/plan/plan.slice.ts";
import type { AnalyticsAccess } from "./modules/account/privacy/analytics-forget.ts";
import { officialTablesSlice } from "./modules/switzerland/official-tables/official-tables.slice.ts";
import { privacySlice } from "./modules/account/privacy/privacy.slice.ts";
import { searchSlice } from "./modules/search/search.slice.ts";
import { notificationMailsSlice } from "./modules/notifications/notification-mails/notification-mails.slice.ts";
import { pushSlice } from "./modules/notifications/push/push.slice.ts";
import type { PushAccess } from "./modules/notifications/push/push-sender.ts";
import { profileSlice } from "./modules/account/profile/profile.slice.ts";
import type { SignupLimitOptions } from "./modules/account/signup/signup-limits.ts";
import { practiceSlice } from "./modules/switzerland/practice/practice.slice.ts";
import { scenariosSlice } from "./modules/switzerland/scenarios/scenarios.slice.ts";
import { signupSlice } from "./modules/account/signup/signup.slice.ts";
import { shelfPricesSlice } from "./modules/switzerland/shelf-prices/shelf-prices.slice.ts";
import { shelvesSlice } from "./modules/switzerland/shelves/shelves.slice.ts";
import { supportSlice } from "./modules/account/support/support.slice.ts";
import { schema } from "./schema.ts";
import type { Slice, SliceBase } from "./slice.ts";

export type AppDeps = Omit<SliceBase, "mailer" | "notify" | "limit"> &
  IdentityOptions & {
    cmsPrivacy: CmsPrivacy;
    signupLimits: SignupLimitOptions;
    smtp: MailTransport;
    memberRoles: MemberRoles;
    /** Key that verifies bounce reports of mail servers; null if reports are not accepted. */
    mailWebhookSecret: string | null;
    tierTokens: TierTokens;
    paymentProvider: PaymentProvider | null;
    analytics: AnalyticsAccess | null;
    /** Fetches pages for link previews; only tests replace it. */
    fetchPage?: FetchPage;
    rateSources: readonly RateSource[];
    pushAccess: PushAccess | null;
    operator: string;
    /** Hashes of the allowed GraphQL documents; null allows any document. */
    knownDocuments: ReadonlySet<string> | null;
    allowIntrospection: boolean;
    /** Serves the hub for SignalR conformance tests; never in production. */
    offersConformanceHub: boolean;
    phase: () => Phase;
  };

export type ServiceParts = {
  app: FastifyInstance;
  jobKinds: readonly JobKind<never>[];
  /** Resumes work that a crashed process left unfinished; called once the queue runs. */
  resume(): Promise<void>;
};

/** Starts neither the server nor the queue. */
export function buildApp(deps: AppDeps): ServiceParts {
  const { db, pool } = deps.database;
  const { keys, now, phase } = deps;
  const base: SliceBase = {
    ...deps,
    mailer: createMailer(deps),
    notify: createNotify(createCmsNotifications(deps.cms)),
    limit: createRateLimits(pool),
  };

  const identity = identitySlice(base, deps);
  const { sessions } = identity;
  const payments = paymentsSlice(base, { sessions, provider: deps.paymentProvider });
  const profile = profileSlice(base, {
    ...deps,
    ...identity,
    followEmail: payments.followEmail,
  });
  const plan = planSlice(base, {
    sessions,
    openAnswers: (sealed) => openProgress(deps.sealer, sealed).answers,
  });
  const forum = forumSlice(base, { ...deps, sessions });
  const personal = [plan.nextSteps, forum.openQuestions];
  const emailFrequency = emailFrequencySlice(base, { ...deps, personal });
  const findName: FindName = async (...who) =>
    (await profile.graphql.profiles.find(...who))?.name ?? null;
  const chat = chatSlice(base, { ...deps, sessions, findName });
  const connections = connectionsSlice(base, {
    ...deps,
    onConnected: chat.onConnected,
    findName,
  });
  const directory = directorySlice(base, deps);
  const officialTables = officialTablesSlice(base, { ...deps, sessions });
  const signup = signupSlice(base, { ...deps, ...identity });
  const shelves = shelvesSlice(base);
  const slices: readonly Slice[] = [
    identity,
    consentsSlice(base, { sessions }),
    profile,
    emailFrequency,
    mailReportsSlice(base, { ...deps, ...identity }),
    areasSlice(base, { sessions, learnShelves: shelves.learnShelves }),
    classifiedsSlice(base, { ...deps, sessions, readAnswers: signup.readAnswers }),
    searchSlice(base, {
      ...deps,
      sessions,
      authors: profile.graphql.authors,
      people: directory.people,
    }),
    plan,
    pushSlice(base, { ...deps, sessions }),
    notificationMailsSlice(base, { isChatRequestOpen }),
    accountNotificationsSlice(base),
    exchangeRatesSlice(base, { ...deps, sessions }),
    officialTables,
    shelves,
    shelfPricesSlice(base, { sessions }),
    scenariosSlice(base, { ...deps, ...officialTables, sessions }),
    practiceSlice(base, { sessions }),
    chat,
    connections,
    directory,
    forum,
    linkCardsSlice(base, { sessions, fetchPage: deps.fetchPage }),
    moderationSlice(base),
    payments,
    signup,
    privacySlice(base, {
      ...deps,
      ...identity,
      payments: payments.payments,
      forgetSignups: signup.forgetEmail,
    }),
    supportSlice(base, { sessions }),
    youtubeClaimsSlice(base, { sessions }),
  ];

  const app = createHttp(deps.logger);
  addPhases(app, phase);
  const idempotency = createIdempotency(db, deps.sealer, now);
  addIdempotency(app, idempotency, keys);
  app.register(health, {
    dependencies: [requireStarted, () => db.execute(sql`select 1`), () => deps.cmsUsers.ping()],
    isStopping: () => phase() === "stopping",
    elapsedMs: () => performance.now(),
  });
  for (const slice of slices) slice.register?.(app);
  const hubs = slices.flatMap((slice) => slice.hubs ?? []);
  const served = hubsSlice(base, { ...deps, sessions, hubs });
  served.register?.(app);
  app.register(graphql, {
    schema,
    requireUserId: sessions.requireUserId,
    services: {
      ...identity.graphql,
      ...profile.graphql,
      ...emailFrequency.graphql,
      ...chat.graphql,
      ...connections.graphql,
      ...directory.graphql,
    },
    knownDocuments: deps.knownDocuments,
    allowIntrospection: deps.allowIntrospection,
  });
  const mailSender = createMailSender({
    ...deps,
    isStillSubscribed: emailFrequency.isStillSubscribed,
  });
  const listeners = [...slices, served].flatMap((slice) => slice.cmsChanged ?? []);
  const cmsCreated = createCmsCreated(base.cms);
  const missedChanges = createMissedChanges({ ...base, db, cmsCreated, listeners });
  app.register(cmsChanged, {
    ...{ internalKey: keys.internal, now },
    listeners: [...listeners, missedChanges.recordReceived],
  });

  return {
    app,
    jobKinds: [idempotency, missedChanges, ...slices, mailSender].flatMap((part) => part.jobKinds),
    resume: async () => {
      for (const slice of slices) await slice.resume?.();
      await missedChanges.resume();
    },
  };

  async function requireStarted(): Promise<void> {
    if (phase() === "starting") throw new ServiceError("unavailable");
  }
}
