import { and, count, eq, gt, min, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { forumImages } from "../../db/tables/forum.ts";

export async function insertImage(
  db: Database,
  image: typeof forumImages.$inferInsert,
): Promise<void> {
  await db.insert(forumImages).values(image);
}

/**
 * The bytes of a picture; null where there is none.
 * @param asked.author the id in Directus of who must have uploaded it; null for anybody
 */
export async function findImageContent(
  db: Database,
  { id, author }: { id: string; author: string | null },
): Promise<Buffer | null> {
  const isTheirs = author === null ? undefined : eq(users.directusUserId, author);
  const [found] = await db
    .select({ content: forumImages.content })
    .from(forumImages)
    .innerJoin(users, eq(users.id, forumImages.userId))
    .where(and(eq(forumImages.id, id), isTheirs));
  return found?.content ?? null;
}

/** How many pictures of a member are kept. */
export async function countImages(db: Database, userId: string): Promise<number> {
  const isTheirs = eq(forumImages.userId, userId);
  const [found] = await db.select({ number: count() }).from(forumImages).where(isTheirs);
  return found?.number ?? 0;
}

/** How many of them were uploaded since a moment, and when the first of these; null where none was. */
export async function countImagesSince(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ number: number; firstAt: Date | null }> {
  const { createdAt } = forumImages;
  const [found] = await db
    .select({ number: count(), firstAt: min(createdAt) })
    .from(forumImages)
    .where(and(eq(forumImages.userId, userId), gt(createdAt, since)));
  return found ?? { number: 0, firstAt: null };
}

/** Lets one of a member's uploads at a time count and write, until the transaction ends. */
export async function lockUploads(within: Database, userId: string): Promise<void> {
  await within.execute(sql`select 1 from users where id = ${userId} for update`);
}
