import { emailKeyOf } from "../../../../contract/account/person.ts";
import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { RecordAudit } from "../../identity/audit/audit.ts";
import type { RequireCurrentPassword } from "../../identity/users/current-password.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import { deleteSecondFactorsOf } from "../../identity/second-factor/second-factor.service.ts";
import type { Client } from "../../../http/client.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { emailShape } from "../../../email.ts";
import { findUserByEmailKey, findUserById } from "../../identity/users/users.service.ts";
import { forgetPassword, updateEmail } from "./email.repository.ts";
import { throwCmsFailure } from "./names.ts";
import type { LinkState } from "../../../../contract/api/common.ts";
import { HOUR_MS } from "../../../../contract/shared/time.ts";

export type FoundEmailLink = { state: LinkState; email: string | null };

export type EmailChange = {
  /**
   * Sends a link to the new address and a notice to the current one. The e-mail changes only when the link
   * is used. If the new address already has an account, only its owner is notified.
   * @throws {ServiceError} `validation_failed` with `fields.email` or `fields.password`, `rate_limited`
   */
  request(
    userId: string,
    input: { email: string; password: string },
    client: Client,
  ): Promise<void>;
  /** Returns the state of a link and changes nothing. @throws {ServiceError} `rate_limited` by address */
  find(kind: EmailLinkKind, token: string, client: Client): Promise<FoundEmailLink>;
  /** @throws {ServiceError} `mail_token.…`, `user.email_taken`, `unavailable` */
  confirm(token: string, client: Client): Promise<void>;
  /**
   * Reverts a change: restores the old e-mail and removes all sessions, the password, the second factor and
   * pending changes. The returned token sets a new password.
   * @throws {ServiceError} `mail_token.…`, `user.email_taken`, `unavailable`
   */
  revert(token: string, client: Client): Promise<{ resetToken: string }>;
};

export type EmailLinkKind = "change_email" | "revert_email";

export type EmailChangeDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  mailer: Mailer;
  mailTokens: MailTokens;
  sessions: SessionsService;
  requireCurrentPassword: RequireCurrentPassword;
  requestLimit: RateLimit;
  linkLimit: RateLimit;
  audit: RecordAudit;
  /** Called in the transaction that changes the e-mail. */
  followEmail: (within: Database, userId: string) => Promise<void>;
  now: () => Date;
};
const UNIQUE_VIOLATION = "23505";

export function createEmailChange(deps: EmailChangeDeps): EmailChange {
  const { db, cmsProfiles, mailer, mailTokens, now } = deps;

  async function writeEmail(
    within: Database,
    user: { id: string; directusUserId: string },
    email: string,
  ): Promise<void> {
    const identity = { email, emailKey: emailKeyOf(email) };
    await updateEmail(within, user.id, identity, now()).catch((error: unknown) => {
      const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : null;
      if (cause?.code !== UNIQUE_VIOLATION) throw error;
      throw new ServiceError("user.email_taken", { cause: error });
    });
    await deps.followEmail(within, user.id);
    // Directus last: if it fails, the transaction is rolled back.
    await cmsProfiles.setEmail(user.directusUserId, email).catch(throwCmsFailure);
  }

  async function requireUser(userId: string | null) {
    const user = userId && (await findUserById(db, userId));
    if (!user || !user.isActive) throw new ServiceError("mail_token.unknown");
    return user;
  }

  return {
    async request(userId, input, client) {
      const email = emailShape.safeParse(input.email);
      if (!email.success) {
        throw new ServiceError("validation_failed", { fields: { email: "email.invalid" } });
      }
      const user = await deps.requireCurrentPassword(userId, input.password, "password");
      if (emailKeyOf(email.data) === user.emailKey) {
        throw new ServiceError("validation_failed", { fields: { email: "email.same" } });
      }
      await deps.requestLimit(userId);
      const taken = await findUserByEmailKey(db, emailKeyOf(email.data));
      await db.transaction(async (transaction) => {
        const owner = { userId };
        const issued = await mailTokens.issue(transaction, {
          purpose: "change_email",
          owner,
          email: email.data,
        });
        const hours = Math.round((issued.expiresAt.getTime() - now().getTime()) / HOUR_MS);
        const dedupeKey = `change_email:${issued.id}`;
        if (taken) {
          await mailer.queue(transaction, {
            template: "address_taken",
            to: taken.email,
            userId: taken.id,
            values: {},
            dedupeKey,
          });
        } else {
          await mailer.queue(transaction, {
            template: "address_change_confirm",
            to: email.data,
            userId,
            values: { token: issued.token, hours },
            dedupeKey,
          });
        }
        await mailer.queue(transaction, {
          template: "address_change_requested",
          to: user.email,
          userId,
          values: { newEmailMasked: maskEmail(email.data), requestedAt: now().toISOString() },
          dedupeKey: `${dedupeKey}:notice`,
        });
      });
      await recordAudit("email.change_requested", userId, client);
    },

    async find(kind, token, client) {
      await deps.linkLimit(client.addressKey);
      const { state, row } = await mailTokens.find(kind, token);
      return { state, email: row?.email ?? null };
    },

    async confirm(token, client) {
      await deps.linkLimit(client.addressKey);
      const userId = await db.transaction(async (transaction) => {
        const link = await mailTokens.use(transaction, "change_email", token);
        const user = await requireUser(link.userId);
        const email = emailShape.parse(link.email);
        const revert = await mailTokens.issue(transaction, {
          purpose: "revert_email",
          owner: { userId: user.id },
          email: user.email,
        });
        await mailer.queue(transaction, {
          template: "address_change_notice",
          to: user.email,
          userId: user.id,
          values: {
            newEmailMasked: maskEmail(email),
            changedAt: now().toISOString(),
            revertToken: revert.token,
            revertUntil: revert.expiresAt.toISOString(),
          },
          dedupeKey: `revert_email:${revert.id}`,
        });
        await mailTokens.end(transaction, ["reset_password"], { userId: user.id });
        await writeEmail(transaction, user, email);
        return user.id;
      });
      await recordAudit("email.changed", userId, client);
    },

    async revert(token, client) {
      await deps.linkLimit(client.addressKey);
      const { userId, resetToken } = await db.transaction(async (transaction) => {
        const link = await mailTokens.use(transaction, "revert_email", token);
        const user = await requireUser(link.userId);
        const email = emailShape.parse(link.email);
        await deps.sessions.endAll(transaction, user.id, "password_changed");
        await mailTokens.end(transaction, ["change_email"], { userId: user.id });
        // An intruder could have added a passkey to return, or codes to lock the owner out.
        await deleteSecondFactorsOf(transaction, user.id);
        const reset = await mailTokens.issue(transaction, {
          purpose: "reset_password",
          owner: { userId: user.id },
          email,
        });
        await forgetPassword(transaction, user.id, now());
        await writeEmail(transaction, user, email);
        return { userId: user.id, resetToken: reset.token };
      });
      await recordAudit("email.reverted", userId, client);
      return { resetToken };
    },
  };

  function recordAudit(
    event: "email.change_requested" | "email.changed" | "email.reverted",
    userId: string,
    { addressKey, requestId }: Client,
  ): Promise<void> {
    return deps.audit({ event, userId, address: addressKey, requestId });
  }
}

/** `ana.souza@example.com` → `a***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}***${email.slice(at)}`;
}
