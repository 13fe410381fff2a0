import { z } from "zod";
import { findAuthors, type Reader, type Author } from "~/content/item/authors.server";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { readRows, countEachFrom, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { blocked } from "~/i18n/pt-BR/community/blocked";
import { translator } from "~/i18n/translator";
import { whenOf } from "~/i18n/when";
import { to } from "~/i18n/paths";
import { EXAMPLE_TAG, findTopicType, topicPath } from "../../../../contract/community/forum.ts";
import { isSampleMember } from "../../../../contract/account/sample-members.ts";
import type { TopicCard, TopicNews } from "../topic";

const t = translator("blocked", blocked);

const text = z.nullable(z.string()).transform((value) => value ?? "");
const moment = z.nullable(z.string());

export const topicRow = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  status: z.string(),
  type: z.string().transform((name) => findTopicType(name) ?? "discussion"),
  category: { slug: z.string(), name: z.string() },
  tags: { tags_id: { slug: z.string(), name: z.string() } },
  cantons: { Cantons_id: { cantonCode: z.string() } },
  pinnedUntil: moment,
  solvedAt: moment,
  lastActivityAt: text,
  replyCount: z.number(),
  viewCount: z.number(),
  score: z.number(),
  user_created: z.nullable(z.string()),
  date_created: text,
});
export type TopicRow = ReturnType<typeof topicRow.parse>;

const visit = shape("topic_states", {
  post: z.string(),
  lastReadNumber: z.number(),
  level: z.string(),
  date_created: text,
  date_updated: moment,
});

type Visit = { at: string; lastReadNumber: number };

/** Omits muted topics, so that they never count as unread. Empty if unavailable. */
async function listVisits(own: OwnCms, ids: readonly string[]): Promise<Map<string, Visit>> {
  if (ids.length === 0) return new Map();
  const rows = await own
    .ask(readRows(visit, { filter: { post: { _in: ids } }, limit: ids.length }))
    .catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return [];
    });
  return new Map(
    rows.flatMap(({ post, lastReadNumber, level, ...row }) =>
      level === "mute"
        ? []
        : [[post, { at: row.date_updated ?? row.date_created, lastReadNumber }] as const],
    ),
  );
}

type Seen = {
  author: Author | null;
  people?: Author[];
  visited: string | null | undefined;
  news: TopicNews | null;
  now: Date;
};

// Writers outside the member rules, such as the team, may leave the field empty.
const activeAtOf = (row: TopicRow): string => row.lastActivityAt || row.date_created;

export const hasNewsSince = (row: TopicRow, visited: string | null | undefined): boolean =>
  Boolean(visited) && Date.parse(activeAtOf(row)) > Date.parse(visited ?? "");

export const authorIn = (
  authors: ReadonlyMap<string, Author>,
  { user_created: author }: Pick<TopicRow, "user_created">,
): Author | null => (author && authors.get(author)) || null;

export function toCard(
  row: TopicRow,
  { author, people = [], visited, news, now }: Seen,
): TopicCard {
  const activeAt = activeAtOf(row);
  return {
    id: row.id,
    title: row.title,
    path: to(topicPath(row.id)),
    type: row.type,
    isClosed: row.status === "closed",
    isSolved: row.solvedAt !== null,
    isPinned: row.pinnedUntil !== null && Date.parse(row.pinnedUntil) > now.getTime(),
    category: row.category,
    tags: row.tags.flatMap(({ tags_id: tag }) => (tag && tag.slug !== EXAMPLE_TAG ? tag : [])),
    isExample: isExample(row),
    cantonCodes: row.cantons.flatMap((link) => link.Cantons_id?.cantonCode ?? []),
    author,
    people,
    created: whenOf(row.date_created, now),
    active: whenOf(activeAt, now),
    replyCount: row.replyCount,
    viewCount: row.viewCount,
    score: row.score,
    hasNews: hasNewsSince(row, visited),
    news,
  };
}

/** Only the team writes topics without author, or in the name of a sample member. */
export const isExample = ({ user_created: author, tags }: TopicRow): boolean =>
  (author === null || isSampleMember(author)) &&
  tags.some(({ tags_id: tag }) => tag?.slug === EXAMPLE_TAG);

type Known = { topic: string; lastReadNumber: number };

/** One query for all topics. Empty if unavailable. */
export async function findNews(
  own: OwnCms,
  known: readonly Known[],
): Promise<Map<string, TopicNews>> {
  if (known.length === 0) return new Map();
  const counted = await own
    .ask(
      countEachFrom("comments", "target", "number", {
        targetType: { _eq: "forum" },
        status: { _eq: "published" },
        audience: { _neq: "none" },
        _or: known.map(({ topic, lastReadNumber }) => ({
          target: { _eq: topic },
          number: { _gt: lastReadNumber },
        })),
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return new Map<string, { count: number; min: number }>();
    });
  return new Map([...counted].map(([topic, { count, min }]) => [topic, { count, from: min }]));
}

const MAX_PEOPLE = 4;
/** Of a whole page of topics. */
const MAX_LATEST = 200;

const written = shape("comments", { target: z.string(), user_created: z.nullable(z.string()) });

/** Topic id → members who wrote the latest replies, newest first. */
export type Writers = Readonly<Record<string, readonly string[]>>;

/** @throws {CmsError} */
export async function listWriters(ask: Ask, topics: readonly string[]): Promise<Writers> {
  if (topics.length === 0) return {};
  const rows = await ask(
    readRows(written, {
      filter: {
        ...{ targetType: { _eq: "forum" as const }, target: { _in: topics } },
        ...{ status: { _eq: "published" as const }, user_created: { _nnull: true } },
        audience: { _neq: "none" as const },
      },
      sort: ["-date_created"],
      limit: MAX_LATEST,
    }),
  );
  const found: Record<string, string[]> = {};
  for (const { target, user_created: member } of rows) {
    const known = (found[target] ??= []);
    if (member && !known.includes(member)) known.push(member);
  }
  return found;
}

/**
 * Keeps the order of the rows.
 * @throws {CmsError}
 */
export async function showTopics(
  { cms, own, service, isTeam, now }: Reader,
  rows: readonly TopicRow[],
  writers: Writers = {},
): Promise<TopicCard[]> {
  const membersOf = ({ id, user_created: author }: TopicRow) =>
    [...new Set([...(author ? [author] : []), ...(writers[id] ?? [])])].slice(0, MAX_PEOPLE);
  const [authors, visits] = await Promise.all([
    findAuthors({ cms, service, isTeam }, rows.flatMap(membersOf)),
    listVisits(
      own,
      rows.map(({ id }) => id),
    ),
  ]);
  const renewed = rows.filter((row) => hasNewsSince(row, visits.get(row.id)?.at));
  const news = await findNews(
    own,
    renewed.map(({ id }) => ({ topic: id, lastReadNumber: visits.get(id)?.lastReadNumber ?? 0 })),
  );
  return rows.map((row) => {
    const card = toCard(row, {
      author: authorIn(authors, row),
      people: membersOf(row).flatMap((member) => {
        const person = authors.get(member);
        return person && !person.isBlocked ? person : [];
      }),
      visited: visits.get(row.id)?.at,
      news: news.get(row.id) ?? null,
      now,
    });
    return card.author?.isBlocked ? { ...card, title: t("topic"), tags: [] } : card;
  });
}
