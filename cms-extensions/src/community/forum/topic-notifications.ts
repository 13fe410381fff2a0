import type { Knex } from "knex";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import { reservedName } from "../../../../contract/account/person.ts";

type Topic = { title: string; status: string; category: string | null; author: string | null };
type Label = { target: string; name: string };
type Follow = { member: string; target: string; level: "watch" | "mute" };
type Author = { displayName: string | null; firstName: string | null; lastName: string | null };
export type Notification = HookNotice;

/**
 * Recipients of a new topic's notification, each once and never its author: members who watch its category
 * or one of its tags, and have muted none of these. The notification does not repeat the text.
 * @param id of the topic
 */
export async function listTopicNotifications(database: Knex, id: string): Promise<Notification[]> {
  const topic: Topic | undefined = await database("forum_posts")
    .where({ id })
    .first("title", "status", "category", { author: "user_created" });
  if (topic?.status !== "open" || !topic.author) return [];
  const labels = await listLabels(database, id, topic.category);
  const follows: Follow[] = await database("follows as follow")
    .join("directus_users as person", "person.id", "follow.user_created")
    .whereIn("follow.targetType", ["category", "tag"])
    .whereIn(
      "follow.target",
      labels.map(({ target }) => target),
    )
    .whereIn("follow.level", ["watch", "mute"])
    .where({ "person.status": "active" })
    .whereNot("person.id", topic.author)
    .select({ member: "person.id" }, "follow.target", "follow.level");
  const of = (requested: Follow["level"]) => follows.filter(({ level }) => level === requested);
  const muting = new Set(of("mute").map(({ member }) => member));
  // The category comes first and is named as the reason.
  const reasons = new Map<string, string>();
  for (const { target, name } of labels) {
    for (const follow of of("watch")) {
      const { member } = follow;
      if (follow.target === target && !reasons.has(member)) reasons.set(member, name);
    }
  }
  const author = await findName(database, topic.author);
  return [...reasons].flatMap(([owner, name]) =>
    muting.has(owner)
      ? []
      : {
          owner,
          type: "topic",
          title: `${author} começou um tópico em ${name}`,
          body: topic.title,
          url: topicPath(id),
          actor: topic.author,
          ...{ targetType: "forum", target: id },
          groupKey: `topic:${id}`,
        },
  );
}

async function listLabels(database: Knex, id: string, category: string | null): Promise<Label[]> {
  const categories: Label[] = await database("categories")
    .where({ id: category })
    .select({ target: "id" }, "name");
  const tags: Label[] = await database("forum_posts_tags as link")
    .join("tags as tag", "tag.id", "link.tags_id")
    .where({ "link.forum_posts_id": id })
    .select({ target: "tag.id" }, "tag.name");
  return [...categories, ...tags].map(({ target, name }) => ({ target: String(target), name }));
}

async function findName(database: Knex, id: string): Promise<string> {
  const found: Author | undefined = await database("directus_users")
    .where({ id })
    .first("displayName", { firstName: "first_name" }, { lastName: "last_name" });
  if (found?.displayName) return found.displayName;
  return reservedName({ firstName: found?.firstName ?? "", lastName: found?.lastName ?? "" });
}
