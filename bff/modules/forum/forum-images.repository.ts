import { and, count, eq } from "drizzle-orm";
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
  const [found] = await db
    .select({ number: count() })
    .from(forumImages)
    .where(eq(forumImages.userId, userId));
  return found?.number ?? 0;
}
