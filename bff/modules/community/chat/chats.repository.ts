import { createHash } from "node:crypto";
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { PageRange } from "../../../graphql/page.ts";
import { users } from "../../../db/schema.ts";
import { chatMessages, chatParticipants, chats } from "../../../db/tables/chat.ts";
import type { ChatRow, ParticipantRow } from "./chat.ts";

/** The same for both orders of the two ids. */
export function pairHashOf(userId: string, otherUserId: string): Buffer {
  const both = [userId, otherUserId].toSorted().join(":");
  return createHash("sha256").update(both).digest();
}

export function hasHiddenReceipts(chatId: SQL): SQL {
  return sql`exists (select 1 from chat_participants each
    join chat_preferences kept on kept.user_id = each.user_id
    where each.chat_id = ${chatId} and kept.hides_receipts)`;
}

export type OwnChatRow = {
  chat: ChatRow;
  own: ParticipantRow;
  sharesReceipts: boolean;
};

const own = {
  chat: chats,
  own: chatParticipants,
  sharesReceipts: sql<boolean>`not ${hasHiddenReceipts(sql`${chats.id}`)}`,
};
const isOwn = (userId: string) =>
  and(eq(chatParticipants.chatId, chats.id), eq(chatParticipants.userId, userId));

export async function listOwnChats(
  db: Database,
  userId: string,
  { take, skip }: PageRange,
): Promise<OwnChatRow[]> {
  return db
    .select(own)
    .from(chats)
    .innerJoin(chatParticipants, isOwn(userId))
    .orderBy(sql`${chatParticipants.pinnedAt} is null`, desc(chats.lastMessageAt), asc(chats.id))
    .limit(take)
    .offset(skip);
}

export async function countOwnChats(db: Database, userId: string): Promise<number> {
  const where = eq(chatParticipants.userId, userId);
  const [counted] = await db.select({ total: count() }).from(chatParticipants).where(where);
  return counted?.total ?? 0;
}

export async function listOwnChatsByIds(
  db: Database,
  userId: string,
  chatIds: readonly string[],
): Promise<OwnChatRow[]> {
  return db
    .select(own)
    .from(chats)
    .innerJoin(chatParticipants, isOwn(userId))
    .where(inArray(chats.id, [...chatIds]));
}

/** Null also for other members' chats. */
export async function findOwnChat(
  db: Database,
  userId: string,
  chatId: string,
): Promise<OwnChatRow | null> {
  return (await listOwnChatsByIds(db, userId, [chatId]))[0] ?? null;
}

export async function findOwnChatWith(
  db: Database,
  userId: string,
  otherUserId: string,
): Promise<OwnChatRow | null> {
  const [row] = await db
    .select(own)
    .from(chats)
    .innerJoin(chatParticipants, isOwn(userId))
    .where(eq(chats.pairHash, pairHashOf(userId, otherUserId)));
  return row ?? null;
}

export type ParticipantWithUser = {
  id: string;
  chatId: string;
  user: { id: string; firstName: string; directusUserId: string };
};

export async function listParticipants(
  db: Database,
  chatIds: readonly string[],
): Promise<ParticipantWithUser[]> {
  const { id, firstName, directusUserId } = users;
  return db
    .select({
      id: chatParticipants.id,
      chatId: chatParticipants.chatId,
      user: { id, firstName, directusUserId },
    })
    .from(chatParticipants)
    .innerJoin(users, eq(users.id, chatParticipants.userId))
    .where(inArray(chatParticipants.chatId, [...chatIds]))
    .orderBy(asc(chatParticipants.id));
}

export async function countUnread(
  db: Database,
  userId: string,
  chatIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ chatId: chatMessages.chatId, total: count() })
    .from(chatMessages)
    .innerJoin(
      chatParticipants,
      and(
        eq(chatParticipants.chatId, chatMessages.chatId),
        eq(chatParticipants.userId, userId),
        gt(chatMessages.sequence, chatParticipants.readSequence),
      ),
    )
    .where(and(inArray(chatMessages.chatId, [...chatIds]), ne(chatMessages.userId, userId)))
    .groupBy(chatMessages.chatId);
  return new Map(rows.map(({ chatId, total }) => [chatId, total]));
}

/**
 * Number of chats with others' unread messages. Muted chats and requests do not count.
 * @param atMost the count stops here
 */
export async function countUnreadChats(
  db: Database,
  userId: string,
  atMost: number,
): Promise<number> {
  const isOpen = and(
    eq(chatParticipants.userId, userId),
    isNull(chatParticipants.mutedAt),
    sql`(${chats.acceptedAt} is not null or ${chats.startedBy} = ${userId})`,
  );
  const isUnread = exists(
    db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.chatId, chats.id),
          gt(chatMessages.sequence, chatParticipants.readSequence),
          ne(chatMessages.userId, userId),
        ),
      ),
  );
  const rows = await db
    .select({ id: chats.id })
    .from(chatParticipants)
    .innerJoin(chats, eq(chats.id, chatParticipants.chatId))
    .where(and(isOpen, isUnread))
    .limit(atMost);
  return rows.length;
}

export async function updateParticipant(
  db: Database,
  id: string,
  change: Partial<Pick<ParticipantRow, "mutedAt" | "archivedAt" | "pinnedAt">>,
): Promise<void> {
  await db.update(chatParticipants).set(change).where(eq(chatParticipants.id, id));
}

/** Ends the request: from now on both may write freely. */
export async function acceptChat(db: Database, chatId: string, now: Date): Promise<void> {
  await db
    .update(chats)
    .set({ acceptedAt: now })
    .where(and(eq(chats.id, chatId), isNull(chats.acceptedAt)));
}

export async function acceptChatOf(
  db: Database,
  userId: string,
  otherUserId: string,
  now: Date,
): Promise<void> {
  const isTheirs = eq(chats.pairHash, pairHashOf(userId, otherUserId));
  await db
    .update(chats)
    .set({ acceptedAt: now })
    .where(and(isTheirs, isNull(chats.acceptedAt)));
}
