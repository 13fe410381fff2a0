import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { MailTokenRow, MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import { findDraft, lockDraft, updateDraft } from "./drafts.repository.ts";
import type { DraftRow } from "./drafts.repository.ts";
import type { Draft, Drafts } from "./drafts.ts";
import type { LinkState } from "../../../../contract/api/common.ts";

const PURPOSE = "confirm_email";

export type LinkReading = {
  state: LinkState;
  email: string | null;
  firstName: string | null;
  startedAt: string | null;
};

export type LinkConfirmation = {
  deviceToken: string | null;
};

export type EmailConfirmation = {
  /**
   * Finds the token of a code. Call it before the draft is locked.
   * @throws {ServiceError} `validation_failed` with `fields.code`, as `byCode`
   */
  guess(draft: Draft, code: string): Promise<MailTokenRow>;
  byCode(within: Database, draft: Draft, guessed: MailTokenRow): Promise<Draft>;
  readLink(token: string): Promise<LinkReading>;
  /**
   * The draft whose current e-mail the link was sent to, even if the link is used or expired; otherwise
   * null.
   */
  findDraftOfLink(token: string): Promise<Draft | null>;
  /**
   * Uses a link up. It proves access to the mailbox, so this device may continue the draft.
   * @param device token of this device's own draft, if it has one
   * @throws {ServiceError} `mail_token.…`
   */
  byLink(token: string, device: string | null): Promise<LinkConfirmation>;
};

export type EmailConfirmationDeps = {
  db: Database;
  tokens: MailTokens;
  drafts: Drafts;
  now: () => Date;
};

export function createEmailConfirmation(deps: EmailConfirmationDeps): EmailConfirmation {
  const { db, tokens, drafts, now } = deps;

  async function findDraftOf(token: MailTokenRow): Promise<DraftRow | null> {
    return token.draftId ? findDraft(db, token.draftId, now()) : null;
  }

  return {
    guess: ({ row }, code) => tokens.guessCode(PURPOSE, { draftId: row.id }, code),

    async byCode(within, { row, answers }, guessed) {
      const used = await tokens.useGuessed(within, guessed);
      if (used.emailVersion !== row.emailVersion) {
        throw new ServiceError("validation_failed", { fields: { code: "code.over" } });
      }
      return { row: { ...row, ...confirmed(now()) }, answers };
    },

    async readLink(token) {
      const { state, row } = await tokens.find(PURPOSE, token);
      const nothing = { email: null, firstName: null, startedAt: null };
      if (state !== "valid") return { state, ...nothing };
      const draft = await findDraftOf(row);
      if (!draft) return { state: "expired", ...nothing };
      if (draft.emailVersion !== row.emailVersion) return { state: "replaced", ...nothing };
      const { answers } = drafts.open(draft);
      const startedAt = draft.createdAt.toISOString();
      return { state, email: row.email, firstName: answers.firstName ?? null, startedAt };
    },

    async findDraftOfLink(token) {
      const { row } = await tokens.find(PURPOSE, token);
      const draft = row && (await findDraftOf(row));
      return draft?.emailVersion === row?.emailVersion && draft ? drafts.open(draft) : null;
    },

    async byLink(token, device) {
      const own = device ? await drafts.require(device).catch(() => null) : null;
      return db.transaction(async (transaction) => {
        const used = await tokens.use(transaction, PURPOSE, token);
        const draft = used.draftId ? await lockDraft(transaction, used.draftId) : null;
        if (!draft || draft.expiresAt <= now()) throw new ServiceError("mail_token.expired");
        if (draft.userId) throw new ServiceError("mail_token.used");
        if (draft.emailVersion !== used.emailVersion) {
          throw new ServiceError("mail_token.replaced");
        }
        await updateDraft(transaction, draft.id, { ...confirmed(now()), updatedAt: now() });
        if (own?.row.id === draft.id) return { deviceToken: null };
        return { deviceToken: await drafts.addDevice(transaction, draft.id) };
      });
    },
  };
}

function confirmed(at: Date): Pick<DraftRow, "emailConfirmedAt" | "step"> {
  return { emailConfirmedAt: at, step: "create-account" };
}
