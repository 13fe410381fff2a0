import { createHmac } from "node:crypto";
import { CmsUnavailableError } from "../../../cms/client.ts";
import { createCmsPlan } from "../../../cms/cms-plan.ts";
import type { CmsUsers } from "../../../cms/cms-users.ts";
import { listLegalTextsInForce } from "../../../cms/legal-texts.ts";
import { readReportTexts } from "../../../cms/report-texts.ts";
import type { Database } from "../../../db/database.ts";
import { clientOf } from "../../../http/client.ts";
import { signupV1 } from "./signup-v1.rest.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import { createReportPreview } from "../../switzerland/eligibility/preview.ts";
import { mintDirectusToken } from "../../identity/sessions/directus-token.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createWelcomeMail } from "./welcome-mail.ts";
import { createEligibility } from "../../switzerland/eligibility/eligibility.service.ts";
import type { MembershipService } from "../../identity/membership/membership.service.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { createReadFirstSteps } from "../../switzerland/plan/first-steps.ts";
import { createEmailConfirmation } from "./confirm-email.ts";
import { createConfirmationMail } from "./confirmation-mail.ts";
import { createAccountOfDraft } from "./create-account.ts";
import { deleteSignupsOf } from "./drafts.repository.ts";
import { createDrafts } from "./drafts.ts";
import { createEmailHash } from "./email-hash.ts";
import { createMemberSignup } from "./member-signup.service.ts";
import { createReadAnswers, type ReadAnswers } from "./read-answers.ts";
import { createSignupLimits } from "./signup-limits.ts";
import type { SignupLimitOptions } from "./signup-limits.ts";
import { createSignup } from "./signup.service.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { PasswordHasher } from "../../identity/users/password-hasher.ts";
import type { RequireGoodPassword } from "../../identity/users/password-rules.ts";

export type SignupSliceDeps = {
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  requireGoodPassword: RequireGoodPassword;
  mailTokens: MailTokens;
  sessions: SessionsService;
  audit: RecordAudit;
  membership: MembershipService;
  signupLimits: SignupLimitOptions;
};

export type Signup = {
  forgetEmail(within: Database, emailKey: string): Promise<void>;
  readAnswers: ReadAnswers;
};

export function signupSlice(base: SliceBase, deps: SignupSliceDeps): Slice & Signup {
  const { sealer, keys, now } = base;
  const { cmsUsers, hasher, mailTokens, requireGoodPassword, sessions } = deps;
  const { db, pool } = base.database;
  const count = createSignupLimits(pool, deps.signupLimits);
  const drafts = createDrafts({ db, sealer, now });
  const confirmation = createEmailConfirmation({ db, tokens: mailTokens, drafts, now });
  const hashEmail = createEmailHash(keys.session);
  const mailing = createConfirmationMail({ ...base, db });
  const sending = {
    queueConfirmation: mailing.queueConfirmation,
    tokens: mailTokens,
    hashEmail,
    now,
  };
  const eligibility = createEligibility({
    readTexts: async () => {
      const texts = await readReportTexts(base.cms);
      if (!texts) throw new CmsUnavailableError("The service may not read the report's texts");
      return texts;
    },
    now,
    versionKey: keys.session,
    onUnavailable: (error) => base.logger.warn({ err: error }, "the last known rules are used"),
  });
  const welcome = createWelcomeMail({ db, mailer: base.mailer, now });
  const readFirstSteps = createReadFirstSteps({ cmsPlan: createCmsPlan(base.cms), now });
  const members = createMemberSignup({ db, sealer, eligibility, welcome, readFirstSteps, now });
  const previewReport = createReportPreview({
    readTextsAs: async (userId) => {
      const user = await findUserById(db, userId);
      if (!user) return null;
      const holder = { directusUserId: user.directusUserId, mayActForTeam: false };
      const { token } = mintDirectusToken(keys.memberToken, holder, now());
      return readReportTexts(base.cms.as(token), { hasDrafts: true });
    },
  });
  const createAccount = createAccountOfDraft({
    drafts,
    db,
    cmsUsers,
    hasher,
    sealer,
    now,
    count,
    audit: deps.audit,
    requireGoodPassword,
    listLegalTextsInForce: () => listLegalTextsInForce(base.cms, now()),
    hashAddress: (address) =>
      createHmac("sha256", keys.session).update(`consent-address:${address}`).digest("base64url"),
  });
  return {
    jobKinds: [...mailing.jobKinds, welcome.jobKind],
    forgetEmail: (within, emailKey) =>
      deleteSignupsOf(within, { emailKey, emailHash: hashEmail(emailKey) }),
    readAnswers: createReadAnswers({ db, sealer }),
    register(app) {
      app.register(signupV1, {
        prefix: "/api/signup/v1",
        signup: createSignup({ drafts, confirmation, sending, count, now }),
        confirmation,
        createAccount,
        members,
        previewReport,
        count,
        sessions,
        logIn: async (user, request) => {
          const status = await deps.membership.statusOf(user);
          if (!status.entitled) throw new ServiceError("unavailable", { retryAfterSeconds: 5 });
          return sessions.open(user, status.cmsUser, clientOf(request, keys.internal));
        },
        internalKey: keys.internal,
      });
    },
  };
}
