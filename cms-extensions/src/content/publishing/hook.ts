import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { memberRolesOf } from "../../../access/member-roles";
import { everyMinute } from "../../shared/every-minute";
import { collectionsWith } from "../../../../contract/collections/all-collections.ts";
import { versionedCollections } from "../../../../contract/content/kinds.ts";
import { UUID_PATTERN } from "../../../../contract/shared/uuid.ts";
import { MINUTE_MS } from "../../../../contract/shared/time.ts";
import { guardAssignee, listAssigneeNotifications } from "./assignee";
import { isComparing, noteComparing } from "./comparing";
import { correctedKinds, normalizeCorrection } from "./correction";
import { listWrongCourseMinutes } from "./course-minutes";
import {
  guardMovedModule,
  guardOpenedCourse,
  updateFacts,
  updateTextsOfFacts,
  textsWithFacts,
} from "./facts";
import { guardFact, listFactsOf, updateRemovedFact } from "./removed-facts";
import {
  computedFromBody,
  guardAddresses,
  guardSlug,
  updateOldSearchTexts,
  normalizeEnd,
  normalizePublication,
  updateSearchText,
  normalizeUniqueKey,
  withoutCounts,
  type ItemMeta,
  type Payload,
} from "./guards";
import { saveOldAddresses, saveOldPart, partsOfCourses } from "./old-addresses";
import { guardLengths, guardReview, guardTags } from "./limits";
import { guardParameter } from "./parameter";
import { guardCompleteness, normalizeSlug } from "./publishing";
import { Refusal } from "../../shared/refusal";
import { findReach } from "./versions";
import { mayWriteAlongside } from "../../shared/staff";

const withSlug = collectionsWith(({ hasSlug }) => hasSlug);
const published = collectionsWith(({ isPublished }) => isPublished);
const read = collectionsWith(({ reading }) => reading);
const isVersioned = (name: string) => versionedCollections.some((each) => each === name);
const searchedWhole = collectionsWith(({ search }) => search === "text");

type Assigned = { key?: string; keys?: string[]; payload: Payload };

type NormalizeWrite = (
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
) => Payload | Promise<Payload>;

export default defineHook((register, { services, database, getSchema, env }) => {
  const { filter, action, init, schedule } = register;
  const memberRoles = memberRolesOf(env);
  const onWrite = (collections: readonly string[], normalize: NormalizeWrite) => {
    for (const collection of new Set(collections)) {
      for (const event of ["create", "update"]) {
        filter<Payload>(`${collection}.items.${event}`, async (payload, meta, context) => {
          const additions = await normalize(payload, meta as ItemMeta, context);
          return { ...payload, ...additions };
        });
      }
    }
  };

  for (const collection of versionedCollections) {
    filter<Payload>(`${collection}.items.update`, (payload, _meta, { accountability }) =>
      accountability && !accountability.admin ? withoutCounts(payload) : payload,
    );
  }
  // Directus compares a whole row with its version: read hooks must not change the row meanwhile.
  init("routes.before", (meta) =>
    noteComparing(meta["app"] as Parameters<typeof noteComparing>[0]),
  );
  filter<Payload[]>("items.read", (rows, meta) =>
    isComparing() && isVersioned(String(meta["collection"])) ? rows.map(withoutCounts) : rows,
  );
  filter<Payload>("versions.update", async (payload, meta, { schema }) => {
    const delta = payload["delta"] as Payload | null | undefined;
    if (!delta) return payload;
    const versions: { collection: string }[] = await database("directus_versions")
      .whereIn("id", (meta as ItemMeta).keys ?? [])
      .select("collection");
    for (const { collection } of versions) {
      const field = findReach(collection, delta, schema?.relations ?? []);
      const reason = "Isto não muda numa versão: altere no próprio item.";
      if (field) throw new Refusal({ field, reason });
    }
    return payload;
  });
  filter<Payload>("comments.create", async (payload) => {
    const mentions = String(payload["comment"]).matchAll(new RegExp(`@(${UUID_PATTERN})`, "gi"));
    const ids = [...mentions].flatMap(([, id]) => id ?? []);
    const members = await database("directus_users")
      .whereIn("id", ids)
      .whereIn("role", Object.values(memberRoles))
      .select("id");
    const reason = "Aqui só se menciona a equipe: membros receberiam o comentário por e-mail.";
    if (members.length > 0) throw new Refusal({ field: "comment", reason });
    return payload;
  });
  onWrite(withSlug, normalizeSlug);
  onWrite(withSlug, (payload, meta) => {
    guardSlug(payload, !meta.keys);
    return {};
  });
  const withAddresses = collectionsWith(
    ({ webAddresses, portalPaths }) => webAddresses ?? portalPaths,
  );
  onWrite(withAddresses, (payload, meta) => {
    guardAddresses(payload, meta.collection);
    return {};
  });
  onWrite(["parameter_sets"], guardParameter);
  onWrite(read, async (payload, _meta, context) => {
    await guardAssignee(payload, context, memberRoles);
    return {};
  });
  onWrite([...read, "glossary_terms"], (payload) => guardLengths(payload));
  onWrite(["articles"], guardReview);
  onWrite(read, guardTags);
  onWrite(read, guardCompleteness);
  onWrite(["facts"], guardFact);
  onWrite(read, (payload, meta) => computedFromBody(payload, meta.collection));
  onWrite(textsWithFacts, updateFacts);
  onWrite(["facts"], updateRemovedFact);
  onWrite(["courses"], guardOpenedCourse);
  onWrite(["course_modules"], guardMovedModule);
  onWrite(published, normalizePublication);
  onWrite(correctedKinds, normalizeCorrection);
  onWrite(read, normalizeEnd);
  onWrite(
    collectionsWith(({ search }) => search),
    updateSearchText,
  );
  onWrite(
    collectionsWith(({ unique }) => unique),
    normalizeUniqueKey,
  );
  // Last: a write refused above must not store an old address.
  onWrite([...read, "glossary_terms"], saveOldAddresses);
  onWrite(Object.keys(partsOfCourses), saveOldPart);

  const itemsOf = async (collection: string) =>
    new services.ItemsService(collection, { schema: await getSchema(), knex: database });

  for (const collection of read) {
    for (const event of ["create", "update"]) {
      action(`${collection}.items.${event}`, async (meta, { accountability }) => {
        const { key, keys = [key], payload } = meta as Assigned;
        const requester = accountability?.user ?? null;
        const about = { collection, keys: keys as string[], payload };
        const notifications = await listAssigneeNotifications(database, about, requester);
        if (notifications.length === 0) return;
        const options = { schema: await getSchema(), knex: database };
        await new services.NotificationsService(options).createMany(notifications);
      });
    }
  }

  const updateCourseMinutes = async () => {
    const courses = await itemsOf("courses");
    for (const { id, totalMinutes } of await listWrongCourseMinutes(database)) {
      await courses.updateOne(id, { totalMinutes });
    }
  };
  for (const event of ["create", "update", "delete"]) {
    action(`course_classes.items.${event}`, updateCourseMinutes);
    action(`course_modules.items.${event}`, updateCourseMinutes);
  }

  for (const event of ["create", "update", "delete"])
    action(`facts.items.${event}`, () => updateTextsOfFacts(database));
  // The database itself would only detach the facts and leave them published.
  filter<string[]>("articles.items.delete", async (ids, _meta, context) => {
    if (!mayWriteAlongside(context.accountability)) return ids;
    const left = await listFactsOf(context, ids);
    if (left.length === 0) return ids;
    const options = {
      ...{ schema: await getSchema(), knex: context.database },
      accountability: context.accountability,
    };
    await new services.ItemsService("facts", options).updateMany(left, { article: null });
    return ids;
  });

  // Each run publishes what is due; the next run makes up for a missed one.
  schedule(everyMinute(env), async () => {
    const { collections } = await getSchema();
    for (const collection of searchedWhole) {
      // The extension may run before the schema has the field.
      if (collections[collection]?.fields["searchBody"]) {
        await updateOldSearchTexts(database, collection);
      }
    }
    const move = async (collection: string, rows: { id: string }[], status: string) => {
      if (rows.length === 0) return;
      const items = await itemsOf(collection);
      await items.updateMany(
        rows.map(({ id }) => id),
        { status },
      );
    };
    // An item that ended before it could be published is never shown.
    for (const collection of read) {
      if (!collections[collection]?.fields["unpublishAt"]) continue;
      const over: { id: string }[] = await database(collection)
        .select("id")
        .whereIn("status", ["published", "scheduled"])
        .where("unpublishAt", "<=", new Date());
      await move(collection, over, "archived");
    }
    for (const collection of published) {
      const hasEnd = Boolean(collections[collection]?.fields["unpublishAt"]);
      const soon = new Date(Date.now() + MINUTE_MS);
      const due: { id: string }[] = await database(collection)
        .select("id")
        .where("status", "scheduled")
        .where("publishedAt", "<=", new Date())
        // An item that ends before the next run is left to that run: if published now, its end date would
        // count as an old one.
        .where(
          (row) => void (hasEnd && row.whereNull("unpublishAt").orWhere("unpublishAt", ">", soon)),
        );
      await move(collection, due, "published");
    }
  });
});
