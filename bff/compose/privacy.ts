import type { FastifyInstance } from "fastify";
import type { CmsClient } from "../cms/client.ts";
import type { CmsPrivacy } from "../cms/cms-privacy.ts";
import { listLegalTexts } from "../cms/legal-texts.ts";
import type { Database, DatabaseConnection } from "../db/database.ts";
import { privacyV1 } from "../doors/rest/privacy-v1.ts";
import { ServiceError } from "../errors.ts";
import type { JobKind, Jobs } from "../jobs/jobs.ts";
import { createLimit } from "../limits/limit.ts";
import type { RecordAudit } from "../modules/audit/audit.ts";
import type { RequireCurrentPassword } from "../modules/credentials/current-password.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import type { MemberRoles } from "../modules/membership/member-roles.ts";
import type { MailTokens } from "../modules/mail-tokens/mail-tokens.ts";
import { createAbandonedSignups } from "../modules/privacy/abandoned-signups.ts";
import { createAnalyticsForget } from "../modules/privacy/analytics-forget.ts";
import type { AnalyticsAccess } from "../modules/privacy/analytics-forget.ts";
import { createDeletions } from "../modules/privacy/deletions.service.ts";
import type { DeletionsService } from "../modules/privacy/deletions.service.ts";
import { createExports } from "../modules/privacy/exports.service.ts";
import { createInactiveAccounts } from "../modules/privacy/inactive-accounts.ts";
import { createLegalNotices } from "../modules/privacy/legal-notices.ts";
import type { OutsideDeps } from "../modules/privacy/outside-holding.ts";
import { makeOverview } from "../modules/privacy/overview.ts";
import { createRequirePassword } from "../modules/privacy/require-password.ts";
import { createRetention } from "../modules/privacy/retention.ts";
import type { Renewals } from "../modules/privacy/stopped-renewals.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";
import { DRAFT_SEAL } from "../modules/signup/drafts.ts";
import { ANSWERS_SEAL } from "../modules/signup/member-progress.ts";
import { findUserById } from "../modules/users/users.repository.ts";
import type { Sealer } from "../sealing/seal.ts";

export interface PrivacySliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  cmsPrivacy: CmsPrivacy;
  sealer: Sealer;
  jobs: Jobs;
  mailer: Mailer;
  mailTokens: MailTokens;
  sessions: SessionsService;
  requireCurrentPassword: RequireCurrentPassword;
  audit: RecordAudit;
  analytics: AnalyticsAccess | null;
  memberRoles: MemberRoles;
  endSubscriptions: (userId: string) => Promise<void>;
  renewals: Renewals;
  listReceipts: OutsideDeps["listReceipts"];
  forgetSignups: (within: Database, emailKey: string) => Promise<void>;
  internalKey: string;
  now: () => Date;
  onFailure: (error: unknown) => void;
}

export interface PrivacySlice {
  register(app: FastifyInstance): void;
  jobKinds: readonly JobKind<never>[];
  deletions: DeletionsService;
}

/** Privacy: what is held, its export, its end, and how long anything is kept. */
export function composePrivacy(deps: PrivacySliceDeps): PrivacySlice {
  const { database, mailer, mailTokens, now } = deps;
  const { db, pool } = database;
  // Mails under way stay shut: they hold live links, and a session alone must not lead to a new password.
  const sealed = {
    "member_answers.answers": ANSWERS_SEAL,
    "signup_drafts.answers": DRAFT_SEAL,
  };

  const requirePassword = createRequirePassword(deps.requireCurrentPassword);

  const exports = createExports({
    ...deps,
    db,
    sealed,
    requirePassword,
    announce: async (within, { user, exportId, expiresAt }) => {
      const { id: userId, email, directusUserId } = user;
      await mailer.queue(within, {
        template: "export_ready",
        to: email,
        userId,
        values: { directusUserId, expiresAt: expiresAt.toISOString() },
        dedupeKey: `export_ready:${exportId}`,
      });
    },
  });

  const deletions = createDeletions({
    ...deps,
    db,
    requirePassword,
    useUndoToken: async (within, token) =>
      (await mailTokens.use(within, "undo_deletion", token)).userId,
    forgetInAnalytics: createAnalyticsForget(deps.analytics),
    announce: async (within, { user, dueAt, cause }) => {
      const { id: userId, email, firstName } = user;
      const owner = { userId };
      const issued = await mailTokens.issue(within, { purpose: "undo_deletion", owner, email });
      await mailer.queue(within, {
        template: cause === "wish" ? "deletion_requested" : "inactive_deletion",
        to: email,
        userId,
        values: { firstName, dueAt: dueAt.toISOString(), token: issued.token },
        dedupeKey: `deletion_requested:${issued.id}`,
      });
    },
    sendReceipt: (within, { email, firstName, deletion }) =>
      mailer.queue(within, {
        template: deletion.cause === "wish" ? "account_erased" : "inactive_erased",
        to: email,
        userId: null,
        values: { firstName },
        dedupeKey: `account_erased:${deletion.id}`,
      }),
  });

  const requestDeletion = (userId: string) => deletions.requestForInactivity(userId);
  const settleInactive = createInactiveAccounts({ ...deps, db, requestDeletion });
  const retention = createRetention({
    ...deps,
    db,
    settleInactive,
    sweepAbandoned: createAbandonedSignups({ db, cmsPrivacy: deps.cmsPrivacy }),
  });
  const legalNotices = createLegalNotices({
    db,
    mailer,
    now,
    listLegalTexts: () => listLegalTexts(deps.cms),
  });

  return {
    deletions,
    jobKinds: [exports.jobKind, ...deletions.jobKinds, retention.jobKind, legalNotices.jobKind],
    register(app) {
      app.register(privacyV1, {
        prefix: "/api/privacy/v1",
        sessions: deps.sessions,
        exports,
        deletions,
        mailTokens,
        overviewOf: async (userId) =>
          makeOverview({ ...deps, db, sealed }, await requireUser(userId)),
        requireFewTokens: createLimit(pool, {
          name: "undo-deletion",
          points: 30,
          windowSeconds: 900,
        }),
        internalKey: deps.internalKey,
      });
    },
  };

  async function requireUser(userId: string) {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("not_found");
    return user;
  }
}
