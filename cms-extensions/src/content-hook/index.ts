import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { listWrongCourseMinutes } from "./course-minutes";
import {
  computedFromBody,
  guardAddresses,
  guardSlug,
  settlePublication,
  settleSearchText,
  settleUniqueKey,
  type ItemMeta,
  type Payload,
} from "./guards";
import { publishedCollections } from "./publication";
import { searchedCollections } from "./search-text";
import { memberKeyedCollections, selfKeyedCollections } from "./unique-key";
import { collectionsWithAddresses, collectionsWithPaths } from "./web-address";

const withSlug = [
  ...["news", "articles", "videos", "courses", "course_modules", "course_classes"],
  ...["categories", "tags", "glossary_terms"],
  ...["jobs", "mobile_plans", "sbb_offers", "alpine_offers"],
];
const keyed = [...memberKeyedCollections, ...selfKeyedCollections];

type Settle = (
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
) => Payload | Promise<Payload>;

/** Rules of content on every write: slugs, addresses, computed fields, dates, unique combinations. */
export default defineHook(({ filter, action, schedule }, { services, database, getSchema }) => {
  const onWrite = (collections: readonly string[], settle: Settle) => {
    for (const collection of new Set(collections)) {
      for (const event of ["create", "update"]) {
        filter<Payload>(`${collection}.items.${event}`, async (payload, meta, context) => {
          const additions = await settle(payload, meta as ItemMeta, context);
          return { ...payload, ...additions };
        });
      }
    }
  };

  onWrite(withSlug, (payload, meta) => {
    guardSlug(payload, !meta.keys);
    return {};
  });
  onWrite([...collectionsWithAddresses, ...collectionsWithPaths], (payload, meta) => {
    guardAddresses(payload, meta.collection);
    return {};
  });
  onWrite(["news", "articles"], (payload, meta) => computedFromBody(payload, meta.collection));
  onWrite(publishedCollections, settlePublication);
  onWrite(searchedCollections, settleSearchText);
  onWrite(keyed, settleUniqueKey);

  const itemsOf = async (collection: string) =>
    new services.ItemsService(collection, { schema: await getSchema(), knex: database });

  const settleCourseMinutes = async () => {
    const courses = await itemsOf("courses");
    for (const { id, totalMinutes } of await listWrongCourseMinutes(database)) {
      await courses.updateOne(id, { totalMinutes });
    }
  };
  for (const event of ["create", "update", "delete"]) {
    action(`course_classes.items.${event}`, settleCourseMinutes);
    action(`course_modules.items.${event}`, settleCourseMinutes);
  }

  // Each run publishes what is due; a run that was missed is made up for by the next.
  schedule("* * * * *", async () => {
    for (const collection of publishedCollections) {
      const due: { id: string }[] = await database(collection)
        .select("id")
        .where("status", "scheduled")
        .where("publishedAt", "<=", new Date());
      if (due.length === 0) continue;
      const items = await itemsOf(collection);
      await items.updateMany(
        due.map((row) => row.id),
        { status: "published" },
      );
    }
  });
});
