import type { Knex } from "knex";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath, readPoll } from "../../../../contract/community/forum.ts";
import { findCommentedItem } from "../comments/item-of-comment";

export type Person = { id: string; name: string };
export type Text = {
  id: string;
  title: string | null;
  body: string | null;
  status: string;
  author: string | null;
  /** Path without locale; null for topics that are not readable. */
  path: string | null;
};

type Topic = Omit<Text, "path"> & { poll: unknown };
type Comment = Omit<Text, "path" | "title"> & {
  targetType: string;
  target: string;
  number: number | null;
};

export async function listTexts(
  database: Knex,
  rows: readonly { targetType: string; target: string }[],
): Promise<Text[]> {
  const idsOf = (kind: string) =>
    rows.flatMap((row) => (row.targetType === kind ? row.target : []));
  const topics: Topic[] = await database("forum_posts")
    .whereRaw("id::text = any(?)", [idsOf("forum")])
    .select("id", "title", "body", "status", "poll", { author: "user_created" });
  const comments: Comment[] = await database("comments")
    .whereRaw("id::text = any(?)", [idsOf("comments")])
    .select("id", "body", "status", "number", "targetType", "target", { author: "user_created" });
  // The address of a merged topic leads to its target.
  const isThere = ({ status }: Pick<Text, "status">) =>
    ["open", "closed", "merged"].includes(status);
  return [
    ...topics.map(({ poll, ...topic }) => ({
      ...topic,
      body: withPoll(topic.body, poll),
      path: isThere(topic) ? topicPath(topic.id) : null,
    })),
    ...(await Promise.all(comments.map((comment) => describeComment(database, comment)))),
  ];
}

/** A poll's question and options are moderated with the text. */
function withPoll(body: string | null, stored: unknown): string | null {
  const poll = readPoll(stored);
  if (!poll) return body;
  const options = poll.options.map((option) => `• ${option}`);
  return [body ?? "", "", `Enquete: ${poll.question}`, ...options].join("\n");
}

/** The topic is readable even if the comment was removed. */
async function describeComment(database: Knex, comment: Comment): Promise<Text> {
  const { targetType, target, number, ...text } = comment;
  const item = await findCommentedItem(database, targetType, target);
  return { ...text, title: null, path: item && item.path + commentHash(number ?? 0) };
}

export async function listPeople(
  database: Knex,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const known = ids.filter((id) => id !== null);
  const rows: { id: string; shown: string | null; first: string | null }[] = await database(
    "directus_users",
  )
    .whereRaw("id::text = any(?)", [known])
    .select("id", { shown: "displayName", first: "first_name" });
  return new Map(rows.map(({ id, shown, first }) => [id, { id, name: shown || first || "" }]));
}
