import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import type { Filter } from "~/cms/query";
import { countRows, readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { whenOf, type When } from "~/i18n/when";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";

const SHOWN = 5;

const topicRow = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  date_created: z.nullable(z.string()),
});
const replyRow = shape("comments", {
  target: z.string(),
  number: z.nullable(z.number()),
  date_created: z.nullable(z.string()),
});

export type MemberPost = { key: string; title: string; path: string; created: When | null };
export type MemberPosts = Readonly<
  Record<"topics" | "replies" | "solutions", { count: number; latest: MemberPost[] }>
>;

const visible: Filter<"forum_posts"> = { status: { _in: ["open", "closed"] } };

/**
 * Replies in unreadable topics count but are not listed. Cached for all readers until the next post.
 * @throws {CmsError}
 */
export async function listMemberPosts(
  cms: TierCms,
  member: string,
  now: Date,
): Promise<MemberPosts> {
  const stored = await cms
    .forTier("free")
    .cached(`forum:posts-of:${member}`, (ask) => readPosts(ask, member));
  const labelled = ({ count, latest }: CachedPosts) => ({
    count,
    latest: latest.map(({ at, ...post }) => ({ ...post, created: at ? whenOf(at, now) : null })),
  });
  return {
    topics: labelled(stored.topics),
    replies: labelled(stored.replies),
    solutions: labelled(stored.solutions),
  };
}

type CachedPosts = {
  count: number;
  latest: (Omit<MemberPost, "created"> & { at: string | null })[];
};

async function readPosts(
  ask: Ask,
  member: string,
): Promise<Record<"topics" | "replies" | "solutions", CachedPosts>> {
  const topics: Filter<"forum_posts"> = { _and: [visible, { user_created: { _eq: member } }] };
  const replies: Filter<"comments"> = {
    user_created: { _eq: member },
    targetType: { _eq: "forum" },
    status: { _eq: "published" },
  };
  const solutions: Filter<"comments"> = { ...replies, isSolution: { _eq: true } };
  const latest = { sort: ["-date_created", "id"], limit: SHOWN } as const;
  const listReplies = (filter: Filter<"comments">) =>
    listCounted(ask(readRows(replyRow, { filter, ...latest })), () =>
      ask(countRows("comments", filter)),
    );
  const [topicRows, replyRows, solutionRows] = await Promise.all([
    listCounted(ask(readRows(topicRow, { filter: topics, ...latest })), () =>
      ask(countRows("forum_posts", topics)),
    ),
    listReplies(replies),
    listReplies(solutions),
  ]);
  const titles = await listTitles(
    ask,
    [...replyRows.rows, ...solutionRows.rows].map(({ target }) => target),
  );
  const toPosts = ({ count, rows }: typeof replyRows) => ({
    count,
    latest: rows.flatMap(({ target, number, date_created }) => {
      const title = titles.get(target);
      if (title === undefined) return [];
      const path = `${to(topicPath(target))}${number ? commentHash(number) : ""}`;
      return [{ key: `${target} ${number}`, title, path, at: date_created }];
    }),
  });
  return {
    topics: {
      count: topicRows.count,
      latest: topicRows.rows.map(({ id, title, date_created }) => ({
        key: id,
        title,
        path: to(topicPath(id)),
        at: date_created,
      })),
    },
    replies: toPosts(replyRows),
    solutions: toPosts(solutionRows),
  };
}

/** Counts only if there may be more rows than these. */
async function listCounted<Row>(latest: Promise<Row[]>, countAll: () => Promise<number>) {
  const rows = await latest;
  return { rows, count: rows.length < SHOWN ? rows.length : await countAll() };
}

/**
 * Only readable topics.
 * @throws {CmsError}
 */
async function listTitles(ask: Ask, ids: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const filter: Filter<"forum_posts"> = { _and: [visible, { id: { _in: unique } }] };
  const rows = await ask(readRows(topicRow, { filter, limit: unique.length }));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
