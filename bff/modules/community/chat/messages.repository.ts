import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { CHAT_REQUEST_MESSAGES } from "../../../../contract/community/chat.ts";
import type { Database } from "../../../db/database.ts";
import type { PageRange } from "../../../graphql/page.ts";
import { chatMessages, chatParticipants, chats } from "../../../db/tables/chat.ts";
import { chatImages } from "../../../db/tables/chat-parts.ts";
import type { MessageRow } from "./chat.ts";
import type { NewChatImage } from "./chat-image.ts";
import { hasHiddenReceipts, pairHashOf } from "./chats.repository.ts";

export async function findByClientMessageId(
  db: Database,
  userId: string,
  clientMessageId: string,
): Promise<MessageRow | null> {
  const where = and(
    eq(chatMessages.userId, userId),
    eq(chatMessages.clientMessageId, clientMessageId),
  );
  return (await db.query.chatMessages.findFirst({ where })) ?? null;
}

export type NewMessage = {
  userId: string;
  receiverId: string;
  clientMessageId: string;
  message: string;
  /** Between connected members there are no requests. */
  areConnected: boolean;
  replyToId?: string | null;
  image?: NewChatImage | null;
  onRequest?: (within: Database) => Promise<void>;
  now: Date;
};

export class RequestIsFull extends Error {}

/** Another process is storing the same message. */
class SentTwice extends Error {}

/**
 * Stores a message, and creates the chat if it is the first. The chat's row is locked, so that numbers have
 * no gaps and follow the order of commits. A reply accepts the chat.
 * @returns the stored message; if it was sent before, the earlier one; null if one of the two was removed
 * from the chat
 * @throws {RequestIsFull} if a request already has the maximum number of messages
 */
export async function insertMessage(db: Database, input: NewMessage): Promise<MessageRow | null> {
  try {
    return await db.transaction((transaction) => insertWithin(transaction, input));
  } catch (error) {
    if (!(error instanceof SentTwice)) throw error;
    const stored = await findByClientMessageId(db, input.userId, input.clientMessageId);
    if (!stored)
      throw new Error("A message was taken for one sent before, which is gone", { cause: error });
    return stored;
  }
}

async function insertWithin(transaction: Database, input: NewMessage): Promise<MessageRow | null> {
  const { userId, receiverId, clientMessageId, message, image, areConnected, now } = input;
  const pairHash = pairHashOf(userId, receiverId);
  await insertChat(transaction, input, pairHash);
  const [chat] = await transaction
    .update(chats)
    .set({
      lastSequence: sql`${chats.lastSequence} + 1`,
      lastMessageAt: sql`greatest(${chats.lastMessageAt}, ${now.toISOString()}::timestamptz)`,
      acceptedAt: sql`coalesce(${chats.acceptedAt}, case when ${areConnected} or ${chats.startedBy} is distinct from ${userId} then ${now.toISOString()}::timestamptz end)`,
    })
    .where(and(eq(chats.pairHash, pairHash), hasBoth(userId, receiverId)))
    .returning({
      ...{ id: chats.id, sequence: chats.lastSequence },
      ...{ sentAt: chats.lastMessageAt, acceptedAt: chats.acceptedAt },
    });
  if (!chat) return null;
  const { id: chatId, sequence, sentAt, acceptedAt } = chat;
  const answered = await findWithin(transaction, chatId, input.replyToId ?? null);
  const words = { userId, clientMessageId, message, replyToId: answered?.id ?? null };
  const [stored] = await transaction
    .insert(chatMessages)
    .values({ id: randomUUID(), chatId, sequence, sentAt, ...words })
    .onConflictDoNothing()
    .returning();
  if (!stored) throw new SentTwice();
  // Until the chat is accepted, only the member who began it has written.
  if (acceptedAt === null && sequence > CHAT_REQUEST_MESSAGES) throw new RequestIsFull();
  if (image) {
    await transaction.insert(chatImages).values({ messageId: stored.id, userId, ...image });
  }
  if (sequence === 1 && !areConnected) await input.onRequest?.(transaction);
  // A new message restores an archived chat, unless it is muted.
  await transaction
    .update(chatParticipants)
    .set({ archivedAt: null })
    .where(and(eq(chatParticipants.chatId, chatId), isNull(chatParticipants.mutedAt)));
  await moveRead(transaction, { chatId, userId, sequence });
  await noteRead(transaction, { chatId, userId, sequence, now });
  return stored;
}

const hasBoth = (userId: string, receiverId: string) =>
  sql`(select count(*) from ${chatParticipants} where ${chatParticipants.chatId} = ${chats.id} and ${inArray(chatParticipants.userId, [userId, receiverId])}) = 2`;

async function findWithin(
  db: Database,
  chatId: string,
  id: string | null,
): Promise<MessageRow | null> {
  return id === null ? null : ((await listMessagesByIds(db, chatId, [id]))[0] ?? null);
}

async function insertChat(
  transaction: Database,
  { userId, receiverId, now }: NewMessage,
  pairHash: Buffer,
): Promise<void> {
  const id = randomUUID();
  const inserted = await transaction
    .insert(chats)
    .values({ id, pairHash, startedBy: userId, lastMessageAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: chats.id });
  if (inserted.length === 0) return;
  const rows = [userId, receiverId].map((each) => ({ id: randomUUID(), chatId: id, userId: each }));
  await transaction.insert(chatParticipants).values(rows);
}

export async function listMessages(
  db: Database,
  chatId: string,
  { take, skip }: PageRange,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(desc(chatMessages.sequence))
    .limit(take)
    .offset(skip);
}

export async function countMessages(db: Database, chatId: string): Promise<number> {
  const where = eq(chatMessages.chatId, chatId);
  const [counted] = await db.select({ total: count() }).from(chatMessages).where(where);
  return counted?.total ?? 0;
}

export async function countMessagesBy(
  db: Database,
  chatId: string,
  userId: string,
): Promise<number> {
  const where = and(eq(chatMessages.chatId, chatId), eq(chatMessages.userId, userId));
  const [counted] = await db.select({ total: count() }).from(chatMessages).where(where);
  return counted?.total ?? 0;
}

export async function listMessagesAfter(
  db: Database,
  chatId: string,
  { sequence, take }: { sequence: number; take: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.sequence, sequence)))
    .orderBy(asc(chatMessages.sequence))
    .limit(take);
}

export async function listLastMessages(
  db: Database,
  chatIds: readonly string[],
): Promise<MessageRow[]> {
  return db
    .selectDistinctOn([chatMessages.chatId])
    .from(chatMessages)
    .where(inArray(chatMessages.chatId, [...chatIds]))
    .orderBy(chatMessages.chatId, desc(chatMessages.sequence));
}

export async function listMessagesByIds(
  db: Database,
  chatId: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), inArray(chatMessages.id, [...ids])))
    .orderBy(asc(chatMessages.sequence));
}

export type Reading = { chatId: string; userId: string; sequence: number };

export async function moveRead(db: Database, { chatId, userId, sequence }: Reading): Promise<void> {
  await db
    .update(chatParticipants)
    .set({ readSequence: sequence })
    .where(
      and(
        eq(chatParticipants.chatId, chatId),
        eq(chatParticipants.userId, userId),
        lt(chatParticipants.readSequence, sequence),
      ),
    );
}

/**
 * Marks the partner's messages as read. The first time is kept. Does nothing if one of the two hides read
 * receipts.
 */
export async function noteRead(
  db: Database,
  { chatId, userId, sequence, now }: Reading & { now: Date },
): Promise<boolean> {
  const noted = await db
    .update(chatMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        lte(chatMessages.sequence, sequence),
        ne(chatMessages.userId, userId),
        isNull(chatMessages.readAt),
        sql`not ${hasHiddenReceipts(sql`${chatId}::uuid`)}`,
      ),
    )
    .returning({ id: chatMessages.id });
  return noted.length > 0;
}
