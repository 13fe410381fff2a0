import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { mayWriteAlongside } from "../../shared/staff";
import { storedRows, type ItemMeta, type Payload } from "./guards";

const OLD_ADDRESSES = "old_addresses";

type OldAddress = { collection: string; slug: unknown; item: unknown };

async function store(database: Knex, { collection, slug, item }: OldAddress): Promise<void> {
  await database(OLD_ADDRESSES).insert({
    id: database.raw("gen_random_uuid()"),
    ...{ collection, slug, item },
    date_created: new Date(),
  });
}

/** Former slugs of other items in the collection: their links must still lead to those items. */
export async function listOldSlugs(
  database: Knex,
  { collection, keys = [] }: ItemMeta,
  isAlike: (row: Knex.QueryBuilder) => void,
): Promise<string[]> {
  return database(OLD_ADDRESSES)
    .where({ collection })
    .where(isAlike)
    .whereNotIn("item", keys)
    .pluck<string[]>("slug");
}

/**
 * Stores the former address of a published item when its slug changes or it is withdrawn. The address of
 * another published item is no longer an old one; a draft takes over no old address.
 */
export async function saveOldAddresses(
  payload: Payload,
  meta: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  if (!("slug" in payload || "status" in payload) || !mayWriteAlongside(accountability)) return {};
  const { collection } = meta;
  const stored = meta.keys ? await storedRows(database, meta, ["id", "slug", "status"]) : [{}];
  const forget = (slug: unknown) =>
    database(OLD_ADDRESSES)
      .where({ collection, slug: slug as string })
      .delete();
  for (const before of stored as Payload[]) {
    const next: Payload = { ...before, ...payload };
    const isShown = next["status"] === "published";
    if (isShown) await forget(next["slug"]);
    if (before["status"] !== "published" || (isShown && next["slug"] === before["slug"])) continue;
    await forget(before["slug"]);
    await store(database, { collection, slug: before["slug"], item: before["id"] });
  }
  return {};
}

/** Parts of courses, with the field of their parent: slugs are unique within the parent. */
export const partsOfCourses = { course_modules: "course", course_classes: "module" } as const;

/** True if the part was visible to members: drafts of a course leave no old addresses. */
async function wasShown(database: Knex, collection: string, within: unknown): Promise<boolean> {
  const courses = database("courses").where("courses.status", "published");
  const found =
    collection === "course_modules"
      ? courses.where("courses.id", within as string)
      : courses
          .join("course_modules", "course_modules.course", "courses.id")
          .where("course_modules.id", within as string);
  return (await found.first("courses.id")) !== undefined;
}

/**
 * Stores the former slug of a module or class of a published course when it is renamed or moved. Other
 * parents may have the same slug, so only the part's own rows are deleted.
 */
export async function saveOldPart(
  payload: Payload,
  meta: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  if (!mayWriteAlongside(accountability)) return {};
  const { collection } = meta;
  const parent = partsOfCourses[collection as keyof typeof partsOfCourses];
  if (!("slug" in payload) && !(parent in payload)) return {};
  for (const row of await storedRows(database, meta, ["id", "slug", parent])) {
    const next = { ...row, ...payload };
    if (next["slug"] === row["slug"] && next[parent] === row[parent]) continue;
    if (!(await wasShown(database, collection, row[parent]))) continue;
    const left = { collection, slug: row["slug"], item: row["id"] };
    await database(OLD_ADDRESSES).where(left).delete();
    await store(database, left);
  }
  return {};
}
