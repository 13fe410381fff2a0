import { and, count, eq, gt, min, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { forumImages } from "../../../db/tables/forum.ts";

export async function insertImage(
  db: Database,
  image: typeof forumImages.$inferInsert,
): Promise<void> {
  await db.insert(forumImages).values(image);
}

/**
 * A picture's bytes; null if there is none.
 * @param asked.author Directus id of the required uploader; null for any
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

export async function countImages(db: Database, userId: string): Promise<number> {
  const isTheirs = eq(forumImages.userId, userId);
  const [found] = await db.select({ number: count() }).from(forumImages).where(isTheirs);
  return found?.number ?? 0;
}

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

/** Serializes a member's uploads until the transaction ends, so that counting and writing are one step. */
export async function lockUploads(within: Database, userId: string): Promise<void> {
  await within.execute(sql`select 1 from users where id = ${userId} for update`);
}
