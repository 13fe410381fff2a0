import { z } from "zod";
import { FREQUENCIES } from "../../../../contract/notifications/email.ts";
import { mailLists, type MailList } from "../../../../contract/notifications/mail-lists.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { ListChoice } from "./email-frequency.ts";

const PURPOSE = "unsubscribe";
const UNDO_PURPOSE = "unsubscribe-undo";

/** Former lists that combined several current ones. The link of an old mail stops all of them. */
const combinedLists: Readonly<Partial<Record<MailList, readonly MailList[]>>> = {
  comments: ["replies", "mentions", "solutions", "comments", "topics"],
  connections: ["connections", "chats"],
};
const VERSION = 2;

const tokenShape = z
  .object({
    userId: z.guid(),
    lists: z.array(z.enum(mailLists)).min(1),
    version: z.literal(VERSION).optional(),
  })
  .transform(({ userId, lists, version }) => ({
    userId,
    lists: version ? lists : lists.flatMap((list) => combinedLists[list] ?? list),
  }));
const undoShape = z.object({
  userId: z.guid(),
  choices: z.array(z.object({ list: z.enum(mailLists), frequency: z.enum(FREQUENCIES) })).min(1),
});

export type UnsubscribeToken = { userId: string; lists: MailList[] };
export type UndoToken = { userId: string; choices: ListChoice[] };

/**
 * Tokens with the member and the lists to stop. They are encrypted, so that others can neither read nor
 * forge them. They are valid as long as the data key, because a link may be used years later.
 */
export type UnsubscribeTokens = {
  issue(token: UnsubscribeToken): string;
  open(text: string): UnsubscribeToken | null;
  issueUndo(token: UndoToken): string;
  openUndo(text: string): UndoToken | null;
};

export function createUnsubscribeTokens(sealer: Sealer): UnsubscribeTokens {
  const seal = (purpose: string, value: object) =>
    sealer.seal(purpose, value).toString("base64url");

  function open<T>(purpose: string, shape: z.ZodType<T>, text: string): T | null {
    try {
      return shape.parse(sealer.open(purpose, Buffer.from(text, "base64url")));
    } catch {
      return null;
    }
  }

  return {
    issue: (token) => seal(PURPOSE, { ...token, version: VERSION }),
    open: (text) => open(PURPOSE, tokenShape, text),
    issueUndo: (token) => seal(UNDO_PURPOSE, token),
    openUndo: (text) => open(UNDO_PURPOSE, undoShape, text),
  };
}
