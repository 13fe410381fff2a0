import { defineHook } from "@directus/extensions-sdk";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { Refusal } from "../../shared/refusal";
import { group, hasGroups, listBehind, regroup, type Behind } from "./groups";
import { hasMuted, isMutedFor } from "./muted";
import { deleteReadBehind, normalizeReadAt } from "./read-at";
import { listAboutHidden, listLeadingNowhere, listOfLostClasses } from "./withdrawn";

type Payload = Record<string, unknown>;

/**
 * Rules for notifications. Sets the time of the first read; unread ones have none. Creates none about a
 * member's own actions. Marks kinds that the member muted in the portal. Groups three of the same kind, and
 * gives a deleted head a successor. Deletes notifications of withdrawn content.
 */
export default defineHook(({ filter, action }, { database, services, getSchema }) => {
  const items = async () =>
    new services.ItemsService("Notification", { schema: await getSchema(), knex: database });

  /** Announces rows written directly to the database, so that app and service are notified. */
  async function nameChanged(ids: string[]): Promise<void> {
    if (ids.length > 0) await (await items()).updateMany(ids, {});
  }

  filter<Payload>("Notification.items.create", async (payload, _meta, context) => {
    const { owner, actor } = payload;
    if (typeof actor === "string" && actor === owner) {
      throw new Refusal({ field: "actor", reason: "Ninguém é avisado do que fez." });
    }
    if (!hasMuted(context.schema)) return payload;
    return { ...payload, isQuiet: await isMutedFor(context.database, payload) };
  });

  filter<Payload>("Notification.items.update", ({ readAt: _, ...payload }) => payload);
  action("Notification.items.update", async (meta) => {
    const { keys, payload } = meta as { keys: string[]; payload: Payload };
    if (!("isRead" in payload)) return;
    await normalizeReadAt(database, keys, new Date());
    if (hasGroups(await getSchema())) await deleteReadBehind(database, keys);
  });

  action("Notification.items.create", async (meta) => {
    const { key } = meta as { key: string };
    const schema = await getSchema();
    if (!hasMuted(schema) || !hasGroups(schema)) return;
    const head = await group(database, key, new Date());
    if (head) await nameChanged([head]);
  });

  // A deleted row no longer shows its group; both events have the same list of keys.
  const goneOf = new WeakMap<readonly string[], Behind[]>();
  filter<string[]>("Notification.items.delete", async (ids, _meta, context) => {
    if (hasGroups(context.schema)) goneOf.set(ids, await listBehind(context.database, "id", ids));
    return ids;
  });
  action("Notification.items.delete", async (meta) => {
    const { keys } = meta as { keys: string[] };
    if (!hasGroups(await getSchema())) return;
    await nameChanged(await regroup(database, keys, goneOf.get(keys) ?? []));
  });

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // Deletes all at once: a notification of the list must not become the head of another one's group.
    await (await items()).deleteMany([...ids], { bypassLimits: true });
  }

  function withdraw(collection: string, list: (ids: string[]) => Promise<string[]>): void {
    for (const event of ["update", "delete"]) {
      action(`${collection}.items.${event}`, async (meta) => {
        const { keys } = meta as { keys: unknown[] };
        await remove(await list(keys.map(String)));
      });
    }
  }
  for (const kind of contentKinds) {
    withdraw(kind, (ids) => listLeadingNowhere(database, kind, ids));
  }
  for (const part of ["courses", "course_modules", "course_classes"]) {
    withdraw(part, () => listOfLostClasses(database));
  }
  for (const texts of ["forum_posts", "comments"] as const) {
    withdraw(texts, (ids) => listAboutHidden(database, texts, ids));
  }
  // Reports of several members hide a text within the database; Directus does not notice it.
  action("reports.items.create", async (meta) => {
    const { targetType, target } = meta["payload"] as Payload;
    if (typeof target !== "string" || !isUuid(target)) return;
    if (targetType === "comments")
      await remove(await listAboutHidden(database, "comments", [target]));
    if (targetType === "forum")
      await remove(await listAboutHidden(database, "forum_posts", [target]));
  });
});
