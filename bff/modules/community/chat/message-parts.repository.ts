import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { chatMessages } from "../../../db/tables/chat.ts";
import { chatImages, chatReactions } from "../../../db/tables/chat-parts.ts";
import type { ChatReaction, MessageParts, MessageRow } from "./chat.ts";

const QUOTED_CHARACTERS = 200;

const { messageId, width, height, alt } = chatImages;

export async function loadMessageParts(
  db: Database,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => MessageParts> {
  const ids = rows.map(({ id }) => id);
  const quotedIds = rows.flatMap(({ replyToId }) => replyToId ?? []);
  const [images, reactions, quoted] = await Promise.all([
    ids.length === 0 ? [] : listImages(db, [...ids, ...quotedIds]),
    ids.length === 0 ? [] : listReactions(db, ids),
    quotedIds.length === 0
      ? []
      : db.select().from(chatMessages).where(inArray(chatMessages.id, quotedIds)),
  ]);
  const imageOf = (id: string) => images.find((each) => each.messageId === id) ?? null;
  return ({ id, replyToId, userId: writerId }) => {
    const image = imageOf(id);
    const answered = quoted.find((each) => each.id === replyToId);
    return {
      image: image && { width: image.width, height: image.height, alt: image.alt },
      reactions: reactions
        .filter((each) => each.messageId === id)
        .map(({ userId, emoji }) => ({ userId, emoji }))
        .toSorted((one, other) => isOf(one, writerId) - isOf(other, writerId)),
      replyTo: answered
        ? {
            id: answered.id,
            senderUserId: answered.userId,
            message: [...answered.message].slice(0, QUOTED_CHARACTERS).join(""),
            hasImage: imageOf(answered.id) !== null,
            isDeleted: answered.deletedAt !== null,
          }
        : null,
    };
  };
}

const isOf = (reaction: ChatReaction, userId: string) => Number(reaction.userId === userId);

export const listImages = (db: Database, ids: readonly string[]) =>
  db
    .select({ messageId, width, height, alt })
    .from(chatImages)
    .where(inArray(chatImages.messageId, [...ids]));

const listReactions = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(chatReactions)
    .where(inArray(chatReactions.messageId, [...ids]));
