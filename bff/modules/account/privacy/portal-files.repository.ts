import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { chatImages } from "../../../db/tables/chat-parts.ts";
import { forumImages } from "../../../db/tables/forum.ts";
import { priceReceipts } from "../../../db/tables/shelf-prices.ts";

export type PortalFile = { name: string; bytes: Buffer };

export async function listPortalFiles(db: Database, userId: string): Promise<PortalFile[]> {
  const rows = await db
    .select({ messageId: chatImages.messageId, bytes: chatImages.content })
    .from(chatImages)
    .where(eq(chatImages.userId, userId))
    .orderBy(asc(chatImages.messageId));
  const ofForum = await db
    .select({ id: forumImages.id, bytes: forumImages.content })
    .from(forumImages)
    .where(eq(forumImages.userId, userId))
    .orderBy(asc(forumImages.createdAt));
  const receipts = await db
    .select({ id: priceReceipts.id, bytes: priceReceipts.content })
    .from(priceReceipts)
    .where(and(eq(priceReceipts.userId, userId), isNotNull(priceReceipts.content)))
    .orderBy(asc(priceReceipts.createdAt));
  return [
    ...rows.map(({ messageId, bytes }) => ({ name: `conversa-${messageId}.webp`, bytes })),
    ...ofForum.map(({ id, bytes }) => ({ name: `forum-${id}.webp`, bytes })),
    ...receipts.flatMap(({ id, bytes }) => (bytes ? [{ name: `recibo-${id}.webp`, bytes }] : [])),
  ];
}
