import { randomUUID } from "node:crypto";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsUsers } from "../../../cms/cms-users.ts";
import type { LegalText } from "../../../cms/legal-texts.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import { insertConsents } from "../../relations/consents/consents.service.ts";
import { updateFrequency } from "../../notifications/email-frequency/email-frequency.service.ts";
import { freeMemberRoleId } from "../../identity/membership/member-roles.ts";
import { prepareUser, saveUser } from "../../identity/users/create-user.ts";
import type { PreparedUser } from "../../identity/users/create-user.ts";
import type { PasswordHasher } from "../../identity/users/password-hasher.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { Draft, DraftAnswers, Drafts } from "./drafts.ts";
import { sealProgress } from "./member-progress.ts";
import { saveMemberAnswers } from "./member-answers.repository.ts";
import type { CountSignup } from "./signup-limits.ts";
import { progressOf, requireOpen } from "./signup.service.ts";

export type CreateAccountDeps = {
  drafts: Drafts;
  db: Database;
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  sealer: Sealer;
  now: () => Date;
  count: CountSignup;
  audit: RecordAudit;
  /** @throws {ServiceError} `validation_failed` with `fields.password` */
  requireGoodPassword: (
    password: string,
    person: { email: string; firstName: string; lastName: string },
  ) => Promise<void>;
  listLegalTextsInForce: () => Promise<LegalText[]>;
  hashAddress: (addressKey: string) => string;
};

/**
 * Creates the account of a confirmed draft: user, consents and empty answers, in one transaction. The draft
 * then keeps only the link to its user.
 * @throws {ServiceError} `signup.no_draft`, `signup.step_ahead`, `signup.step_closed`,
 * `signup.texts_changed`, `validation_failed`, `user.email_taken`, `unavailable`, `rate_limited`
 */
export type CreateAccount = (
  token: string,
  password: string,
  addressKey: string,
) => Promise<UserRow>;

export function createAccountOfDraft(deps: CreateAccountDeps): CreateAccount {
  const { drafts, db, cmsUsers, hasher, sealer, now } = deps;

  async function prepare(draft: Draft, password: string): Promise<PreparedUser> {
    const person = { ...requirePerson(draft), password, isEmailConfirmed: true };
    const link = { kind: "create", roleId: freeMemberRoleId } as const;
    return prepareUser({ db, cmsUsers, hasher, now }, person, link);
  }

  /** A draft may be weeks old: a new text in force needs a new consent. */
  async function requireCurrentConsent(token: string, { answers }: Draft): Promise<void> {
    const texts = await deps.listLegalTextsInForce().catch((cause: unknown) => {
      if (!isCmsUnavailable(cause)) throw cause;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause });
    });
    const { consent } = answers;
    const agreed = { "terms-of-service": consent?.termsVersion, privacy: consent?.privacyVersion };
    if (consent && texts.every(({ slug, version }) => agreed[slug] === version)) return;
    await drafts.change(token, async ({ row, answers: { consent: _, ...stored } }) => ({
      row,
      answers: stored,
    }));
    throw new ServiceError("signup.texts_changed");
  }

  async function saveConsents(
    within: Database,
    userId: string,
    { consent, wantsNewsletter }: DraftAnswers,
    addressKey: string,
  ): Promise<void> {
    if (!consent) throw new ServiceError("signup.texts_changed");
    const { termsVersion, privacyVersion, givenAt: consentedAt } = consent;
    const common = {
      userId,
      givenAt: new Date(consentedAt),
      addressHash: deps.hashAddress(addressKey),
    };
    const choice = "accepted" as const;
    await insertConsents(within, [
      { id: randomUUID(), kind: "terms", version: termsVersion, choice, ...common },
      { id: randomUUID(), kind: "privacy", version: privacyVersion, choice, ...common },
    ]);
    // No entry if the question was not shown.
    if (wantsNewsletter === undefined) return;
    const newsletter = wantsNewsletter ? ("accepted" as const) : ("refused" as const);
    await insertConsents(within, [
      {
        id: randomUUID(),
        kind: "newsletter",
        version: privacyVersion,
        choice: newsletter,
        ...common,
      },
    ]);
  }

  return async (token, password, addressKey) => {
    const draft = await drafts.require(token);
    requireReady(draft);
    await requireCurrentConsent(token, draft);
    await deps.count("account", addressKey);
    await deps.requireGoodPassword(password, requirePerson(draft));
    const prepared = await prepare(draft, password);

    const { row } = await drafts.change(token, async (locked, within) => {
      requireReady(locked);
      // Another device changed e-mail or name meanwhile, and the password was checked against the old ones.
      if (!isSamePerson(locked, draft)) throw new ServiceError("signup.step_ahead");
      const { id: userId } = await saveUser(within, prepared, now());
      await saveConsents(within, userId, locked.answers, addressKey);
      if (locked.answers.wantsNewsletter) {
        await updateFrequency(within, userId, { wantsProductMail: true }, now());
      }
      const { referral } = locked.row;
      await saveMemberAnswers(within, {
        userId,
        answers: sealProgress(sealer, { reached: "european-passport", referral, answers: {} }),
        updatedAt: now(),
      });
      const emptied = { sentAt: [], isTrapped: false };
      return { row: { ...locked.row, userId, emailHash: null }, answers: emptied };
    });
    const user = row.userId ? await findUserById(db, row.userId) : null;
    if (!user) throw new Error("The account that was just made is gone");
    await deps.audit({ event: "account.created", userId: user.id, address: addressKey });
    return user;
  };
}

function requireReady(draft: Draft): void {
  requireOpen("create-account", progressOf(draft));
  if (!draft.row.emailConfirmedAt) throw new ServiceError("signup.step_ahead");
}

function isSamePerson(one: Draft, other: Draft): boolean {
  const [a, b] = [requirePerson(one), requirePerson(other)];
  return a.email === b.email && a.firstName === b.firstName && a.lastName === b.lastName;
}

function requirePerson({ answers }: Draft): { email: string; firstName: string; lastName: string } {
  const { email, firstName, lastName } = answers;
  if (!email || !firstName || !lastName) throw new ServiceError("signup.step_ahead");
  return { email, firstName, lastName };
}
