import { and, eq, gte, inArray, lt, max } from "drizzle-orm";
import { contentKinds, type ContentKind } from "../../../../contract/content/kinds.ts";
import type { Database } from "../../../db/database.ts";
import { announcedItems, digestRuns } from "../../../db/tables/bulk-mail.ts";

/** @param day in Zurich, `YYYY-MM-DD` */
export async function markDigestsQueued(db: Database, day: string, at: Date): Promise<void> {
  await db.insert(digestRuns).values({ day, finishedAt: at }).onConflictDoNothing();
}

/** True if a day's digests are not yet queued. False for a portal that has never sent any. */
export async function lacksDigestsOf(db: Database, day: string): Promise<boolean> {
  const later = await db.$count(digestRuns, gte(digestRuns.day, day));
  const earlier = await db.$count(digestRuns, lt(digestRuns.day, day));
  return later === 0 && earlier > 0;
}

export async function findLastDigestDay(db: Database, before: string): Promise<string | null> {
  const [last] = await db
    .select({ day: max(digestRuns.day) })
    .from(digestRuns)
    .where(lt(digestRuns.day, before));
  return last?.day ?? null;
}

type Announced = ContentKind | "announcements";

export async function markAnnounced(
  db: Database,
  collection: Announced,
  item: string,
  at: Date,
): Promise<void> {
  await db
    .insert(announcedItems)
    .values({ collection, item, announcedAt: at })
    .onConflictDoNothing();
}

export async function listAnnounced(
  db: Database,
  collection: Announced,
  items: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ item: announcedItems.item })
    .from(announcedItems)
    .where(
      and(eq(announcedItems.collection, collection), inArray(announcedItems.item, [...items])),
    );
  return new Set(rows.map(({ item }) => item));
}

export async function forgetAnnouncedBefore(db: Database, before: Date): Promise<void> {
  const isContent = inArray(announcedItems.collection, [...contentKinds]);
  await db.delete(announcedItems).where(and(isContent, lt(announcedItems.announcedAt, before)));
}
