import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { chatMessages } from "../../../db/tables/chat.ts";
import { chatImages, chatPreferences, chatReactions } from "../../../db/tables/chat-parts.ts";
import type { MessageRow } from "./chat.ts";

export async function findMessage(db: Database, id: string): Promise<MessageRow | null> {
  const where = eq(chatMessages.id, id);
  return (await db.query.chatMessages.findFirst({ where })) ?? null;
}

export async function editMessage(
  db: Database,
  id: string,
  change: { message: string; editedAt: Date },
): Promise<MessageRow | null> {
  const [row] = await db
    .update(chatMessages)
    .set(change)
    .where(and(eq(chatMessages.id, id), isNull(chatMessages.deletedAt)))
    .returning();
  return row ?? null;
}

/** Keeps the row and its number, so that devices find no gap. Removes text, picture and reactions. */
export async function takeBackMessage(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(chatMessages)
      .set({ message: "", replyToId: null, deletedAt: now })
      .where(and(eq(chatMessages.id, id), isNull(chatMessages.deletedAt)));
    await transaction.delete(chatImages).where(eq(chatImages.messageId, id));
    await transaction.delete(chatReactions).where(eq(chatReactions.messageId, id));
  });
}

export type NewReaction = { messageId: string; userId: string; emoji: string; createdAt: Date };

export async function saveReaction(db: Database, row: NewReaction): Promise<void> {
  const { emoji, createdAt } = row;
  await db
    .insert(chatReactions)
    .values(row)
    .onConflictDoUpdate({
      target: [chatReactions.messageId, chatReactions.userId],
      set: { emoji, createdAt },
    });
}

export async function dropReaction(db: Database, messageId: string, userId: string) {
  const where = and(eq(chatReactions.messageId, messageId), eq(chatReactions.userId, userId));
  await db.delete(chatReactions).where(where);
}

export async function findImage(db: Database, messageId: string): Promise<Buffer | null> {
  const where = eq(chatImages.messageId, messageId);
  const [row] = await db.select({ content: chatImages.content }).from(chatImages).where(where);
  return row?.content ?? null;
}

export async function findHidesReceipts(db: Database, userId: string): Promise<boolean> {
  const where = eq(chatPreferences.userId, userId);
  const [row] = await db.select().from(chatPreferences).where(where);
  return row?.hidesReceipts ?? false;
}

export async function updateHidesReceipts(
  db: Database,
  userId: string,
  hidesReceipts: boolean,
): Promise<void> {
  await db
    .insert(chatPreferences)
    .values({ userId, hidesReceipts })
    .onConflictDoUpdate({ target: chatPreferences.userId, set: { hidesReceipts } });
}
