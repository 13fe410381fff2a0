import type { Knex } from "knex";
import { topicPath } from "../../../../contract/community/forum.ts";
import { itemPathOf, pageKinds, type PageKind } from "../../../../contract/content/kinds.ts";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";

type Favorite = { id: string; type: PageKind; item: string; owner: string; remindAt: Date };
type Target = { id: string; title: string; url: string };

const AT_ONCE = 200;

/**
 * Reminders whose moment has come, at most 200. An item that is no longer published gets no notification, and
 * neither does a reminder that was already announced before its moment could be deleted.
 * @returns ids of all due favorites, and the notifications to write
 */
export async function findDueReminders(
  database: Knex,
  now: Date,
): Promise<{ ids: string[]; notifications: HookNotice[] }> {
  const due: Favorite[] = await database("favorites as favorite")
    .join("directus_users as person", "person.id", "favorite.user_created")
    .where({ "person.status": "active" })
    .where("favorite.remindAt", "<=", now)
    .orderBy("favorite.remindAt")
    .limit(AT_ONCE)
    .select("favorite.id", "favorite.type", "favorite.item", "favorite.remindAt", {
      owner: "person.id",
    });
  const keyOf = ({ id, remindAt }: Favorite) => `favorite:${id}:${remindAt.getTime()}`;
  const announced = await database("Notification")
    .whereIn("groupKey", due.map(keyOf))
    .pluck<string[]>("groupKey");
  const targets = new Map<string, Target>();
  for (const kind of pageKinds) {
    const items = due
      .filter(({ type, item }) => type === kind && isUuid(item))
      .map(({ item }) => item);
    for (const target of await listTargets(database, kind, items))
      targets.set(`${kind}:${target.id}`, target);
  }
  const notifications = due.flatMap((favorite): HookNotice[] => {
    const { type, item, owner } = favorite;
    const groupKey = keyOf(favorite);
    const target = targets.get(`${type}:${item}`);
    if (!target || announced.includes(groupKey)) return [];
    return [
      {
        ...{ owner, type: "favorite", title: "Lembrete do que você guardou" },
        ...{ body: target.title, url: target.url, targetType: type, target: item, groupKey },
      },
    ];
  });
  return { ids: due.map(({ id }) => id), notifications };
}

async function listTargets(
  database: Knex,
  kind: PageKind,
  ids: readonly string[],
): Promise<Target[]> {
  if (ids.length === 0) return [];
  if (kind === "forum") {
    const topics: Omit<Target, "url">[] = await database("forum_posts")
      .whereIn("id", ids)
      .whereIn("status", ["open", "closed"])
      .select("id", "title");
    return topics.map((topic) => ({ ...topic, url: topicPath(topic.id) }));
  }
  const items: (Omit<Target, "url"> & { slug: string })[] = await database(kind)
    .whereIn("id", ids)
    .where({ status: "published" })
    .select("id", "title", "slug");
  return items.flatMap(({ slug, ...item }) => {
    const url = itemPathOf(kind, slug);
    return url ? [{ ...item, url }] : [];
  });
}
