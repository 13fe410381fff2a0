import { createHash } from "node:crypto";
import { inArray, lt } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { linkCards } from "../../../db/tables/link-cards.ts";

export type LinkCardRow = typeof linkCards.$inferSelect;

const hashOf = (url: string): Buffer => createHash("sha256").update(url).digest();

export async function listCards(db: Database, urls: readonly string[]): Promise<LinkCardRow[]> {
  if (urls.length === 0) return [];
  return db
    .select()
    .from(linkCards)
    .where(inArray(linkCards.urlHash, urls.map(hashOf)));
}

export async function putCard(db: Database, card: Omit<LinkCardRow, "urlHash">): Promise<void> {
  const row = { ...card, urlHash: hashOf(card.url) };
  await db
    .insert(linkCards)
    .values(row)
    .onConflictDoUpdate({ target: linkCards.urlHash, set: card });
}

export async function deleteCardsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(linkCards).where(lt(linkCards.fetchedAt, moment));
}
