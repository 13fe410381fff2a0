import { frequenciesFor, type MailList } from "../../../contract/notifications/email.ts";
import type { NoticeMailField, PushField } from "../../../contract/notifications/kinds.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { findMailStop } from "../../mail/mail-stops.ts";
import type { MailStop } from "../../mail/mail-stops.ts";
import { logNewsletterChoice } from "../consents/newsletter-consent.ts";
import { findUserById } from "../identity/users/users.service.ts";
import { columnsFor, frequencyOf } from "./email-frequency.ts";
import type { EmailFrequency, Frequency, ListChoice } from "./email-frequency.ts";
import { lockFrequency, readFrequency, updateFrequency } from "./email-frequency.repository.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

// For use in other modules' transactions.
export { readFrequency, updateFrequency } from "./email-frequency.repository.ts";

export type FrequencyChanges = {
  articlesFrequency?: Frequency;
  newsFrequency?: Frequency;
  videosFrequency?: Frequency;
  coursesFrequency?: Frequency;
  forumFrequency?: Frequency;
  wantsProductMail?: boolean;
  wantsIdeaMail?: boolean;
  wantsPlanMail?: boolean;
  wantsSearchMail?: boolean;
  wantsContentNotice?: boolean;
  wantsForumAsks?: boolean;
  /** True pauses mail for thirty days from now, false ends a pause. */
  isPaused?: boolean;
} & Partial<Record<PushField | NoticeMailField, boolean>>;

export type EmailFrequencyService = {
  /** Includes the reason if mail to the member's current address is stopped. */
  get(userId: string): Promise<EmailFrequency & { stop: MailStop | null }>;
  /**
   * Changes the given settings and leaves the others.
   * @throws {ServiceError} `validation_failed` for immediate forum mail: the forum is only in digests
   */
  set(
    userId: string,
    changes: FrequencyChanges,
  ): Promise<EmailFrequency & { stop: MailStop | null }>;
  /**
   * The lists that a mail's link would stop; changes nothing. @throws {ServiceError} `mail_token.unknown`
   */
  findSubscription(token: string): Promise<ListChoice[]>;
  /**
   * Stops exactly the lists in the token; idempotent.
   * @returns the lists, and a token to undo it
   * @throws {ServiceError} `mail_token.unknown`
   */
  unsubscribe(token: string): Promise<{ lists: MailList[]; undoToken: string }>;
  /** @throws {ServiceError} `mail_token.unknown` */
  undo(undoToken: string): Promise<{ lists: MailList[] }>;
};

const PAUSE_MS = 30 * 24 * 3_600_000;

export function createEmailFrequencyService(
  db: Database,
  tokens: UnsubscribeTokens,
  now: () => Date,
): EmailFrequencyService {
  async function requireToken(text: string) {
    const token = tokens.open(text);
    if (!token || !(await findUserById(db, token.userId))) {
      throw new ServiceError("mail_token.unknown");
    }
    return token;
  }

  async function choicesOf(userId: string, lists: readonly MailList[]): Promise<ListChoice[]> {
    const settings = await readFrequency(db, userId, now());
    return lists.map((list) => ({ list, frequency: frequencyOf(settings, list) }));
  }

  /** Logs changes that count as a consent, in the same transaction. */
  async function change(
    userId: string,
    changes: Parameters<typeof updateFrequency>[2],
  ): Promise<EmailFrequency> {
    return db.transaction(async (transaction) => {
      const before = await lockFrequency(transaction, userId, now());
      const after = await updateFrequency(transaction, userId, changes, now());
      const isWanted = after.wantsProductMail;
      if (isWanted !== before.wantsProductMail) {
        await logNewsletterChoice(transaction, { userId, isWanted, at: now() });
      }
      return after;
    });
  }

  /** A stop for another address no longer applies. */
  async function withStop(userId: string, settings: EmailFrequency) {
    const stop = await findMailStop(db, userId);
    const user = stop && (await findUserById(db, userId));
    return { ...settings, stop: stop && stop.emailKey === user?.emailKey ? stop : null };
  }

  async function choose(userId: string, choices: readonly ListChoice[]): Promise<void> {
    const columns = choices.map(({ list, frequency }) => columnsFor(list, frequency));
    await change(userId, Object.assign({}, ...columns) as object);
  }

  return {
    get: async (userId) => withStop(userId, await readFrequency(db, userId, now())),

    async set(userId, { isPaused, ...changes }) {
      const { forumFrequency } = changes;
      if (forumFrequency && !frequenciesFor("forum").includes(forumFrequency)) {
        throw new ServiceError("validation_failed");
      }
      const pausedUntil = isPaused ? new Date(now().getTime() + PAUSE_MS) : null;
      const pause = isPaused === undefined ? {} : { pausedUntil };
      return withStop(userId, await change(userId, { ...changes, ...pause }));
    },

    async findSubscription(text) {
      const { userId, lists } = await requireToken(text);
      return choicesOf(userId, lists);
    },

    async unsubscribe(text) {
      const { userId, lists } = await requireToken(text);
      const choices = await choicesOf(userId, lists);
      await choose(
        userId,
        lists.map((list) => ({ list, frequency: "never" })),
      );
      return { lists, undoToken: tokens.issueUndo({ userId, choices }) };
    },

    async undo(text) {
      const token = tokens.openUndo(text);
      if (!token || !(await findUserById(db, token.userId))) {
        throw new ServiceError("mail_token.unknown");
      }
      await choose(token.userId, token.choices);
      return { lists: token.choices.map(({ list }) => list) };
    },
  };
}
