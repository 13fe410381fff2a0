import type { Knex } from "knex";
import type { HookNotice, NotificationKind } from "../../../../contract/notifications/kinds.ts";
import { listMentioned } from "../../../../contract/community/mentions.ts";
import { commentHash, mentionNameOf } from "../../../../contract/community/comments.ts";
import { reservedName } from "../../../../contract/account/person.ts";
import { fold } from "../../../../contract/shared/text.ts";
import type { MemberRoles } from "../../../access/member-roles";
import { isReadBy, mayRead } from "./audience";
import { listListed } from "./mentions";
import { findCommentedItem } from "./item-of-comment";

type Comment = {
  id: string;
  number: number | null;
  targetType: string;
  target: string;
  parent: string | null;
  body: string | null;
  status: string;
  audience: string;
  user_created: string | null;
};
type Person = {
  id: string;
  role: string | null;
  displayName: string | null;
  first_name: string | null;
  last_name: string | null;
};
type Reason = "reply" | "mention" | "item" | "watch";
export type Notification = HookNotice;
type MentionContext = { roles: MemberRoles; called: readonly string[] };

const titles: Record<Reason, (name: string) => string> = {
  reply: (name) => `${name} respondeu ao seu comentário`,
  mention: (name) => `${name} mencionou você em um comentário`,
  item: (name) => `${name} comentou o que você publicou`,
  watch: (name) => `${name} respondeu em um tópico que você segue`,
};
const forumTitles: typeof titles = {
  ...titles,
  reply: (name) => `${name} respondeu à sua resposta`,
  mention: (name) => `${name} mencionou você no fórum`,
  item: (name) => `${name} respondeu no seu tópico`,
};
const typeOf = (reason: Reason, isForum: boolean): NotificationKind => {
  if (reason === "reply" || reason === "mention") return reason;
  return reason === "item" && isForum ? "reply" : "comment";
};
const personFields = ["id", "role", "displayName", "first_name", "last_name"];

const shownName = ({ displayName, first_name: firstName, last_name: lastName }: Person): string =>
  displayName || reservedName({ firstName: firstName ?? "", lastName: lastName ?? "" });

const findComment = (database: Knex, id: unknown): Promise<Comment | undefined> =>
  database("comments")
    .where({ id: String(id) })
    .first();

const listActive = (database: Knex, ids: readonly string[]): Promise<Person[]> =>
  database("directus_users").whereIn("id", ids).where({ status: "active" }).select(personFields);

/**
 * Recipients of a new comment's notification, each once, never its author. They are the author of the
 * parent comment, mentioned members (participants by first name, others by id), the item's author, and
 * watchers of a forum topic. Excludes members who muted the topic or may not read the item. The
 * notification does not repeat the text, so it can be removed with the comment.
 */
export async function listCommentNotifications(
  database: Knex,
  id: unknown,
  { roles, called: mentioned }: MentionContext,
): Promise<Notification[]> {
  const comment = await findComment(database, id);
  if (!comment?.user_created || comment.status !== "published" || comment.number === null) {
    return [];
  }
  const { targetType, target, audience, parent } = comment;
  const item = await findCommentedItem(database, targetType, target);
  const [author] = await listActive(database, [comment.user_created]);
  if (!item || !author || audience === "none") return [];
  const isForum = targetType === "forum";
  const levels = isForum ? await listLevels(database, target) : [];
  const reasons = new Map<string, Reason>();
  for (const { member, level } of levels) if (level === "watch") reasons.set(member, "watch");
  if (item.author) reasons.set(item.author, "item");
  for (const person of await listMentionedMembers(database, comment, { roles, called: mentioned }))
    reasons.set(person, "mention");
  const above = parent && (await findComment(database, parent));
  if (above && above.user_created) reasons.set(above.user_created, "reply");
  reasons.delete(author.id);
  for (const { member, level } of levels) if (level === "mute") reasons.delete(member);
  const people = await listActive(database, [...reasons.keys()]);
  return people.filter(mayRead(audience, roles)).map(({ id: owner }) => {
    const reason = reasons.get(owner) ?? "item";
    return {
      owner,
      type: typeOf(reason, isForum),
      title: (isForum ? forumTitles : titles)[reason](shownName(author)),
      body: item.title,
      url: item.path + commentHash(comment.number ?? 0),
      actor: author.id,
      targetType,
      target,
      groupKey: `comment:${reason}:${reason === "reply" ? parent : target}`,
    };
  });
}

type Level = { member: string; level: string };

const listLevels = (database: Knex, topic: string): Promise<Level[]> =>
  database("topic_states")
    .where({ post: topic })
    .whereIn("level", ["watch", "mute"])
    .whereNotNull("user_created")
    .select({ member: "user_created" }, "level");

async function listMentionedMembers(
  database: Knex,
  comment: Comment,
  { roles, called: mentioned }: MentionContext,
): Promise<string[]> {
  const names = listMentioned(comment.body ?? "");
  if (names.length === 0) return [];
  const { targetType, target } = comment;
  const rows: { user_created: string | null }[] = await database("comments")
    .where({ targetType, target, status: "published" })
    .whereNotNull("user_created")
    .distinct("user_created");
  const listed = await listListed(database, mentioned, roles);
  const people = await listActive(database, [
    ...rows.flatMap((row) => row.user_created ?? []),
    ...listed,
  ]);
  return people
    .filter((person) => names.includes(fold(mentionNameOf(shownName(person)))))
    .map((person) => person.id);
}

/**
 * The notification for the author of a correction after the editors' decision; none if the author may not
 * read the text.
 */
export async function findCorrectionNotification(
  database: Knex,
  id: unknown,
  roles: MemberRoles,
): Promise<Notification | null> {
  const correction = await findComment(database, id);
  if (!correction?.user_created) return null;
  const { status, targetType, target, audience, user_created: owner } = correction;
  if (status !== "accepted" && status !== "rejected") return null;
  if (!(await isReadBy(database, owner, audience, roles))) return null;
  const item = await findCommentedItem(database, targetType, target);
  if (!item) return null;
  return {
    owner,
    type: "comment",
    title:
      status === "accepted"
        ? "Sua sugestão de correção foi aceita"
        : "A equipe leu a sua sugestão e manteve o texto",
    body: item.title,
    url: item.path,
    targetType,
    target,
    groupKey: `comment:correction:${correction.id}:${status}`,
  };
}
