import type { Knex } from "knex";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import { mentionNameOf } from "../../../../contract/community/comments.ts";
import { listMentioned } from "../../../../contract/community/mentions.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import { reservedName } from "../../../../contract/account/person.ts";
import { fold } from "../../../../contract/shared/text.ts";
import type { MemberRoles } from "../../../access/member-roles";
import { listListed } from "../comments/mentions";

type Topic = {
  title: string;
  body: string | null;
  status: string;
  category: string | null;
  author: string | null;
};
type MentionContext = { roles: MemberRoles; called: readonly string[] };
type Label = { target: string; name: string };
type Follow = { member: string; target: string; level: "watch" | "mute" };
type Author = { displayName: string | null; firstName: string | null; lastName: string | null };
export type Notification = HookNotice;

/**
 * Recipients of a new topic's notification, each once and never its author: members whom its text mentions,
 * and members who watch its category or one of its tags, and have muted none of these. The notification
 * does not repeat the text.
 * @param id of the topic
 */
export async function listTopicNotifications(
  database: Knex,
  id: string,
  { roles, called }: MentionContext,
): Promise<Notification[]> {
  const topic: Topic | undefined = await database("forum_posts")
    .where({ id })
    .first("title", "body", "status", "category", { author: "user_created" });
  if (topic?.status !== "open" || !topic.author) return [];
  const mentioned = await listMentionedMembers(database, topic, { roles, called });
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
  const about = {
    ...{ body: topic.title, url: topicPath(id), actor: topic.author },
    ...{ targetType: "forum", target: id },
  };
  const watching = [...reasons].filter(
    ([owner]) => !muting.has(owner) && !mentioned.includes(owner),
  );
  return [
    ...mentioned.map((owner): Notification => ({
      ...{ owner, type: "mention", title: `${author} mencionou você no fórum`, ...about },
      groupKey: `comment:mention:${id}`,
    })),
    ...watching.map(([owner, name]): Notification => ({
      ...{ owner, type: "topic", title: `${author} começou um tópico em ${name}`, ...about },
      groupKey: `topic:${id}`,
    })),
  ];
}

/** Listed members among those chosen, if the text still names them. */
async function listMentionedMembers(
  database: Knex,
  { body, author }: Topic,
  { roles, called }: MentionContext,
): Promise<string[]> {
  const names = listMentioned(body ?? "");
  const chosen = called.filter((id) => id !== author);
  if (names.length === 0 || chosen.length === 0) return [];
  const ids = await listListed(database, chosen, roles);
  const people: (Author & { id: string })[] = await database("directus_users")
    .whereIn("id", ids)
    .where({ status: "active" })
    .select("id", "displayName", { firstName: "first_name", lastName: "last_name" });
  return people
    .filter((person) => names.includes(fold(mentionNameOf(shownName(person)))))
    .map(({ id }) => id);
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
  return shownName(found ?? null);
}

const shownName = (person: Author | null): string =>
  person?.displayName ||
  reservedName({ firstName: person?.firstName ?? "", lastName: person?.lastName ?? "" });
