import { frequenciesFor, type FrequencyField } from "../../../../contract/notifications/email.ts";
import {
  parseChoices,
  withChoices,
  type NotificationChoice,
} from "../../../../contract/notifications/choices.ts";
import type { MailList } from "../../../../contract/notifications/mail-lists.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { findMailStop } from "../../../mail/mail-stops.ts";
import type { MailStop } from "../../../mail/mail-stops.ts";
import { logNewsletterChoice } from "../../relations/consents/newsletter-consent.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { changesFor, frequencyOf } from "./email-frequency.ts";
import type { EmailFrequency, Frequency, ListChoice } from "./email-frequency.ts";
import { lockFrequency, readFrequency, updateFrequency } from "./email-frequency.repository.ts";
import type { PortalChoices } from "./portal-choices.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

// For use in other modules' transactions.
export { readFrequency, updateFrequency } from "./email-frequency.repository.ts";

export type FrequencyChanges = Partial<Record<FrequencyField, Frequency>> & {
  wantsProductMail?: boolean;
  notificationChoices?: readonly { kind: string; channel: string; isOn: boolean }[];
  /** True pauses mail for thirty days from now, false ends a pause. */
  isPaused?: boolean;
};

export type OwnEmailFrequency = EmailFrequency & {
  /** False for staff, whose Directus records the service may not change. */
  canMuteInPortal: boolean;
  /** The reason if mail to the member's current address is stopped. */
  stop: MailStop | null;
};

export type EmailFrequencyService = {
  /** @throws {ServiceError} `unavailable` while the portal's choices are only in Directus and it is down */
  get(userId: string): Promise<OwnEmailFrequency>;
  /**
   * Changes the given settings, all or none, and leaves the others.
   * @throws {ServiceError} `validation_failed` for immediate forum mail (the forum is only in digests) and
   * for choices that no kind of notification offers; `unavailable` like `get`
   */
  set(userId: string, changes: FrequencyChanges): Promise<OwnEmailFrequency>;
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

export type EmailFrequencyDeps = {
  db: Database;
  tokens: UnsubscribeTokens;
  portalChoices: Pick<PortalChoices, "changed" | "read">;
  memberRoles: Pick<MemberRoles, "isStaff">;
  now: () => Date;
};

function requireChoices(list: NonNullable<FrequencyChanges["notificationChoices"]>) {
  const choices: NotificationChoice[] = parseChoices(list);
  if (choices.length < list.length) throw new ServiceError("validation_failed");
  return choices;
}

/** E-mail frequency per content type, and choices of notifications. */
export function createEmailFrequencyService(deps: EmailFrequencyDeps): EmailFrequencyService {
  const { db, tokens, portalChoices, memberRoles, now } = deps;

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

  /** Logs changes that count as a consent, and queues the copy for Directus, in the same transaction. */
  async function change(
    userId: string,
    changesOf: (before: EmailFrequency) => Partial<EmailFrequency>,
  ): Promise<EmailFrequency> {
    return db.transaction(async (transaction) => {
      const before = await lockFrequency(transaction, userId, now());
      const after = await updateFrequency(transaction, userId, changesOf(before), now());
      const isSubscribed = after.wantsProductMail;
      if (isSubscribed !== before.wantsProductMail) {
        await logNewsletterChoice(transaction, { userId, isSubscribed, at: now() });
      }
      await portalChoices.changed(transaction, before, after);
      return after;
    });
  }

  const readOwn = (userId: string): Promise<EmailFrequency> =>
    portalChoices.read(userId).catch((error: unknown) => {
      if (!isCmsUnavailable(error)) throw error;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
    });

  /** A stop for another address no longer applies. */
  async function toOwn(settings: EmailFrequency): Promise<OwnEmailFrequency> {
    const { userId } = settings;
    const [stop, user] = [await findMailStop(db, userId), await findUserById(db, userId)];
    return {
      ...settings,
      canMuteInPortal: user !== null && !memberRoles.isStaff(user),
      stop: stop && stop.emailKey === user?.emailKey ? stop : null,
    };
  }

  async function choose(userId: string, choices: readonly ListChoice[]): Promise<void> {
    await change(userId, (before) => changesFor(before, choices));
  }

  return {
    get: async (userId) => toOwn(await readOwn(userId)),

    async set(userId, { isPaused, notificationChoices = [], ...changes }) {
      const { forumFrequency } = changes;
      if (forumFrequency && !frequenciesFor("forum").includes(forumFrequency)) {
        throw new ServiceError("validation_failed");
      }
      const chosen = requireChoices(notificationChoices);
      if (chosen.length > 0) await readOwn(userId);
      const pausedUntil = isPaused ? new Date(now().getTime() + PAUSE_MS) : null;
      const after = await change(userId, (before) => ({
        ...changes,
        ...(chosen.length > 0 && {
          notificationChoices: withChoices(before.notificationChoices, chosen),
        }),
        ...(isPaused !== undefined && { pausedUntil }),
      }));
      return toOwn(after);
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
