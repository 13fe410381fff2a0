import { createBriefCache } from "../../../brief-cache.ts";
import { listPersonTables, type PersonTable } from "./portal-holding.repository.ts";
import type { Database } from "../../../db/database.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import type { PaymentsService } from "../billing/payments/payments.service.ts";
import type { CmsPrivacy } from "../../../cms/cms-privacy.ts";
import { listLegalTexts } from "../../../cms/legal-texts.ts";
import { privacyV1 } from "./privacy-v1.rest.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import type { RequireCurrentPassword } from "../../identity/users/current-password.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import { createAbandonedSignups } from "./abandoned-signups.ts";
import { createAnalyticsForget } from "./analytics-forget.ts";
import type { AnalyticsAccess } from "./analytics-forget.ts";
import { createDeletions } from "./deletions.service.ts";
import { createExports } from "./exports.service.ts";
import { createInactiveAccounts } from "./inactive-accounts.ts";
import { createLegalNotices } from "./legal-notices.ts";
import { makeOverview } from "./overview.ts";
import { createRequirePassword } from "./require-password.ts";
import { createRetention } from "./retention.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { DRAFT_SEAL } from "../signup/drafts.ts";
import { SCENARIO_SEAL } from "../../switzerland/scenarios/scenario-content.ts";
import { ANSWERS_SEAL } from "../signup/member-progress.ts";
import { SITUATION_SEAL } from "../../switzerland/plan/sealed-situation.ts";
import { findUserById } from "../../identity/users/users.service.ts";

export type PrivacySliceDeps = {
  cmsPrivacy: CmsPrivacy;
  mailTokens: MailTokens;
  sessions: SessionsService;
  requireCurrentPassword: RequireCurrentPassword;
  audit: RecordAudit;
  analytics: AnalyticsAccess | null;
  memberRoles: MemberRoles;
  payments: PaymentsService;
  forgetSignups: (within: Database, emailKey: string) => Promise<void>;
};

/** A newer version may add tables while this process serves. */
const TABLES_TTL_MS = 5 * 60_000;

export function privacySlice(base: SliceBase, deps: PrivacySliceDeps): Slice {
  const { mailer, now } = base;
  const { mailTokens, payments } = deps;
  const { db } = base.database;
  const all = {
    ...base,
    ...deps,
    db,
    endSubscriptions: payments.forget,
    renewals: { listOf: payments.listRenewing, set: payments.setRenewing },
    listReceipts: payments.listReceipts,
    onFailure: (error: unknown) =>
      base.logger.error({ err: error }, "privacy work was left for the next time"),
  };
  // The export does not decrypt queued mails: they contain valid links. A session alone must not be enough
  // to set a new password.
  const sealed = {
    "member_answers.answers": ANSWERS_SEAL,
    "member_plans.situation": SITUATION_SEAL,
    "signup_drafts.answers": DRAFT_SEAL,
    "saved_scenarios.content": SCENARIO_SEAL,
  };

  const requirePassword = createRequirePassword(deps.requireCurrentPassword);

  const exports = createExports({
    ...all,
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
    ...all,
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

  // Reading the catalogue costs more than all rows of a member. An export reads it again.
  const cachedTables = createBriefCache<PersonTable[]>(TABLES_TTL_MS, now);
  const listTables = () => cachedTables("tables", () => listPersonTables(db));

  const requestDeletion = (userId: string) => deletions.requestForInactivity(userId);
  const processInactive = createInactiveAccounts({ ...all, db, requestDeletion });
  const retention = createRetention({
    ...all,
    db,
    processInactive,
    deleteFailedSignups: createAbandonedSignups({ db, cmsPrivacy: deps.cmsPrivacy }),
  });
  const legalNotices = createLegalNotices({
    db,
    mailer,
    now,
    listLegalTexts: () => listLegalTexts(base.cms),
  });

  return {
    jobKinds: [exports.jobKind, ...deletions.jobKinds, retention.jobKind, legalNotices.jobKind],
    register(app) {
      app.register(privacyV1, {
        prefix: "/api/privacy/v1",
        sessions: deps.sessions,
        exports,
        deletions,
        mailTokens,
        overviewOf: async (userId) =>
          makeOverview({ ...all, db, sealed, listTables }, await requireUser(userId)),
        tokenLimit: base.limit("undo-deletion", 30, 900),
        internalKey: base.keys.internal,
      });
    },
  };

  async function requireUser(userId: string) {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("not_found");
    return user;
  }
}
