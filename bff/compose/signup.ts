import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { CmsClient } from "../cms/client.ts";
import type { CmsUsers } from "../cms/cms-users.ts";
import { listLegalTextsInForce } from "../cms/legal-texts.ts";
import { createCmsEligibilityRules } from "../cms/eligibility-rules.ts";
import type { Database } from "../db/database.ts";
import { clientOf } from "../doors/client.ts";
import { signupV1 } from "../doors/rest/signup-v1.ts";
import { ServiceError } from "../errors.ts";
import type { RecordAudit } from "../modules/audit/audit.ts";
import { createEligibility } from "../modules/eligibility/eligibility.service.ts";
import type { MembershipService } from "../modules/membership/membership.service.ts";
import type { MailTokens } from "../modules/mail-tokens/mail-tokens.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";
import { createEmailConfirmation } from "../modules/signup/confirm-email.ts";
import { createAccountOfDraft } from "../modules/signup/create-account.ts";
import { deleteSignupsOf } from "../modules/signup/drafts.repository.ts";
import { createDrafts } from "../modules/signup/drafts.ts";
import { createEmailHash } from "../modules/signup/email-hash.ts";
import { createMemberSignup } from "../modules/signup/member-signup.service.ts";
import type { MemberSignupService } from "../modules/signup/member-signup.service.ts";
import { createSignupLimits } from "../modules/signup/signup-limits.ts";
import type { SignupLimitOptions } from "../modules/signup/signup-limits.ts";
import { createSignup } from "../modules/signup/signup.service.ts";
import type { PasswordHasher } from "../modules/users/password-hasher.ts";
import type { RequireGoodPassword } from "../modules/users/password-rules.ts";
import type { Sealer } from "../sealing/seal.ts";

export interface SignupSliceDeps {
  database: { db: Database; pool: Pool };
  cms: CmsClient;
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  requireGoodPassword: RequireGoodPassword;
  sealer: Sealer;
  mailer: Mailer;
  mailTokens: MailTokens;
  sessions: SessionsService;
  audit: RecordAudit;
  membership: MembershipService;
  limits: SignupLimitOptions;
  keys: { session: string; internal: string };
  now: () => Date;
  onRulesAway: (error: unknown) => void;
}

/** The wizard: drafts, confirmation, account, the member's answers and the report. */
export function composeSignup(deps: SignupSliceDeps): {
  members: MemberSignupService;
  /** Signups begun with the e-mail of somebody who is erased. */
  forgetEmail(within: Database, emailKey: string): Promise<void>;
  register(app: FastifyInstance): void;
} {
  const { cmsUsers, hasher, requireGoodPassword, sealer, sessions, keys, now } = deps;
  const { db, pool } = deps.database;
  const count = createSignupLimits(pool, deps.limits);
  const drafts = createDrafts({ db, sealer, now });
  const confirmation = createEmailConfirmation({ db, tokens: deps.mailTokens, drafts, now });
  const hashEmail = createEmailHash(keys.session);
  const sending = { mailer: deps.mailer, tokens: deps.mailTokens, hashEmail, now };
  const rules = createCmsEligibilityRules(deps.cms);
  const eligibility = createEligibility({
    listRules: () => rules.list(),
    now,
    versionKey: keys.session,
    onAway: deps.onRulesAway,
  });
  const members = createMemberSignup({ db, sealer, eligibility, now });
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
    listLegalTextsInForce: () => listLegalTextsInForce(deps.cms, now()),
    hashAddress: (address) =>
      createHmac("sha256", keys.session).update(`consent-address:${address}`).digest("base64url"),
  });
  return {
    members,
    forgetEmail: (within, emailKey) =>
      deleteSignupsOf(within, { emailKey, emailHash: hashEmail(emailKey) }),
    register(app) {
      app.register(signupV1, {
        prefix: "/api/signup/v1",
        signup: createSignup({ drafts, confirmation, sending, count, now }),
        confirmation,
        createAccount,
        members,
        count,
        sessions,
        logIn: async (user, request) => {
          const standing = await deps.membership.standingOf(user);
          if (!standing.entitled) throw new ServiceError("unavailable", { retryAfterSeconds: 5 });
          return sessions.open(user, standing.cmsUser, clientOf(request, keys.internal));
        },
        internalKey: keys.internal,
      });
    },
  };
}
