import { z } from "zod";
import { findAuthors, type Reader } from "~/content/item/authors.server";
import { lessonLink } from "~/content/lesson-link";
import { findFavorites, isAmongFavorites } from "~/content/favorites/favorites.server";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import type { LastKnown } from "~/cms/last-known.server";
import { askEndpoint, readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { failedWhenUnavailable } from "~/cms/when-unavailable.server";
import { formatDateTime } from "~/i18n/format";
import { whenOf } from "~/i18n/when";
import { to } from "~/i18n/paths";
import { findContextCard } from "../../../contract/community/context-card-values.ts";
import type { ContextCard } from "../../../contract/community/context-card.ts";
import { topicPath } from "../../../contract/community/forum.ts";
import { FORUM_EDIT_MS, OLD_TOPIC_MS } from "../../../contract/community/forum-limits.ts";
import { articleOfTopic } from "./topic/article-of-topic";
import { listCardLines } from "./topic/context-card.server";
import { followLevels, type Solution, type TopicItem, type TopicRevision } from "./topic";
import { findLinkCards, withLinkCards } from "./topic/link-cards.server";
import { renderMarkdown } from "~/content/writing/rendered-text.server";
import { authorIn, hasNewsSince, toCard, topicRow, findNews } from "./topic/topic-rows.server";
import { showPoll } from "./poll/topic-poll.server";
import { versionOf } from "../../../contract/collections/edit-version.ts";

const MAX_SOLUTIONS = 5;
const text = z.nullable(z.string()).transform((value) => value ?? "");

const wholeTopic = shape("forum_posts", {
  ...topicRow.fields,
  body: text,
  contextCard: z.unknown(),
  poll: z.unknown(),
  article: {
    title: z.string(),
    slug: z.string(),
    status: z.string(),
    publishedAt: z.nullable(z.string()),
    correctedAt: z.nullable(z.string()),
    reviewedAt: z.nullable(z.string()),
  },
  courseClass: {
    title: z.string(),
    slug: z.string(),
    module: { slug: z.string(), course: { slug: z.string() } },
  },
  editedAt: z.nullable(z.string()),
  editCount: z.number(),
  slowModeMinutes: z.number(),
  teamEditReason: z.nullable(z.string()),
  mergedInto: z.nullable(z.string()),
  mergedOffset: z.nullable(z.number()),
  splitFrom: z.nullable(z.string()),
  splitInto: z.nullable(z.string()),
});
type WholeTopic = ReturnType<typeof wholeTopic.parse>;
const ownState = shape("topic_states", {
  id: z.string(),
  lastReadNumber: z.number(),
  level: z.enum(followLevels),
  date_created: text,
  date_updated: z.nullable(z.string()),
});
const ownVote = shape("votes", { id: z.string() });
const solution = shape("comments", {
  id: z.string(),
  number: z.nullable(z.number()).transform((number) => number ?? 0),
  user_created: z.nullable(z.string()),
});

/**
 * Null before the first visit.
 * @throws {CmsError}
 */
export async function findOwnState(own: OwnCms, post: string) {
  const [found] = await own.ask(readRows(ownState, { filter: { post: { _eq: post } }, limit: 1 }));
  return found ?? null;
}

/**
 * Null if the member has not liked the topic.
 * @throws {CmsError}
 */
export async function findOwnVote(own: OwnCms, topic: string) {
  const filter = { targetType: { _eq: "forum" as const }, target: { _eq: topic } };
  const [found] = await own.ask(readRows(ownVote, { filter, limit: 1 }));
  return found ?? null;
}

/**
 * Null if the topic is deleted or may not be read.
 * @throws {CmsError}
 */
export async function findTopicRow(ask: Ask, id: string): Promise<WholeTopic | null> {
  const filter = { id: { _eq: id }, status: { _neq: "deleted" as const } };
  const [row] = await ask(readRows(wholeTopic, { filter, limit: 1 }));
  return row ?? null;
}

const isPublic = ({ status }: Pick<WholeTopic, "status">) =>
  status === "open" || status === "closed";

/**
 * Returns the last known state from up to a day ago while Directus is unavailable. A topic that is not public
 * is read for its author alone.
 * @throws {CmsError}
 */
export async function findLastTopicRow(
  { cms, own }: Pick<Reader, "cms" | "own">,
  id: string,
): Promise<LastKnown<WholeTopic | null>> {
  const known = await cms.lasting(`forum:topic:${id}`, (ask) => findTopicRow(ask, id));
  return known.value ? known : { value: await findTopicRow(own.ask, id), asOf: null };
}

/** The page must not fail without optional data. */
async function orNull<T>(pending: Promise<T>): Promise<T | null> {
  return pending.catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return null;
  });
}

export async function findTopic(
  reader: Reader,
  id: string,
  pending: Promise<LastKnown<WholeTopic | null>>,
): Promise<TopicItem | null> {
  const { own, now } = reader;
  const [{ value: row, asOf }, state, vote, favorites] = await Promise.all([
    pending,
    orNull(findOwnState(own, id)),
    orNull(findOwnVote(own, id)),
    findFavorites(own, "forum"),
  ]);
  if (!row || row.status === "merged") return null;
  const visited = state && (state.date_updated ?? state.date_created);
  const renewed = state && hasNewsSince(row, visited) ? [{ topic: id, ...state }] : [];
  const isOwn = row.user_created === own.userId;
  const imagePath = (image: string) => to(`${topicPath(id)}/images/${image}`);
  const [bodyHtml, authors, cards, solutions, news, poll] = await Promise.all([
    renderMarkdown(row.body, imagePath),
    findAuthors(reader, [row.user_created]),
    findLinkCards(reader.service, row.body),
    row.solvedAt ? orNull(listSolutions(reader, id)) : null,
    findNews(own, renewed),
    showPoll(reader, { ...row, isOwn }),
  ]);
  const seen = { author: authorIn(authors, row), visited, news: news.get(id) ?? null, now };
  const card = toCard(row, seen);
  const isYoung = Date.parse(row.date_created) + FORUM_EDIT_MS > now.getTime();
  const isHidden = !isPublic(row);
  return {
    ...card,
    asOfLabel: asOf && formatDateTime(asOf),
    bodyHtml: withLinkCards(bodyHtml, cards),
    context: listCardLines(row.contextCard),
    article: articleOfTopic(row.article, card.active.at),
    lesson: lessonLink(row.courseClass),
    edited: row.editedAt === null ? null : whenOf(row.editedAt, now),
    editCount: row.editCount,
    teamEditReason: row.teamEditReason,
    slowModeMinutes: row.slowModeMinutes,
    splitFrom: row.splitFrom && to(topicPath(row.splitFrom)),
    splitInto: row.splitInto && to(topicPath(row.splitInto)),
    poll,
    isOwn,
    isOld: Date.parse(card.active.at) + OLD_TOPIC_MS < now.getTime(),
    authorId: row.user_created,
    isHidden,
    isPending: row.status === "pending",
    mayEdit: isOwn && isYoung && row.status === "open",
    mayRemove: isOwn && row.replyCount === 0 && !isHidden,
    isLiked: vote !== null,
    isFavorite: (await isAmongFavorites(own, { type: "forum", item: id }, favorites)) ?? false,
    level: state?.level ?? "normal",
    solutions: solutions ?? [],
  };
}

async function listSolutions(reader: Reader, topic: string): Promise<Solution[]> {
  const filter = {
    targetType: { _eq: "forum" as const },
    target: { _eq: topic },
    isSolution: { _eq: true },
    status: { _eq: "published" as const },
    audience: { _neq: "none" as const },
  };
  const rows = await reader.cms.fresh(`forum:solutions:${topic}`, (ask) =>
    ask(readRows(solution, { filter, sort: ["number"], limit: MAX_SOLUTIONS })),
  );
  const authors = await findAuthors(
    reader,
    rows.map((row) => row.user_created),
  );
  const shown = rows.map(({ user_created: author, ...rest }) => ({
    ...rest,
    author: (author && authors.get(author)) || null,
  }));
  return shown.filter(({ author }) => !author?.isBlocked);
}

const editable = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  body: text,
  category: { id: z.string() },
  contextCard: z.unknown(),
  status: z.string(),
  date_created: text,
});
export type EditableTopic = {
  id: string;
  title: string;
  body: string;
  category: string;
  card: ContextCard | null;
  version: string;
};

/**
 * Null if the topic cannot be edited.
 * @throws {CmsError}
 */
export async function findEditableTopic(
  own: OwnCms,
  id: string,
  now: Date,
): Promise<EditableTopic | null> {
  const filter = { id: { _eq: id }, user_created: { _eq: own.userId } };
  const [found] = await own.ask(readRows(editable, { filter, limit: 1 }));
  if (!found || found.status !== "open") return null;
  if (Date.parse(found.date_created) + FORUM_EDIT_MS < now.getTime()) return null;
  const card = findContextCard(found.contextCard);
  const { title, body } = found;
  const category = found.category?.id ?? "";
  return {
    id,
    title,
    body,
    category,
    card,
    version: versionOf("forum_posts", { ...found, category }),
  };
}

const titled = shape("forum_posts", { id: z.string(), title: z.string() });

/**
 * Null if the member may not read the topic.
 * @throws {CmsError}
 */
export async function findTopicTitle(own: OwnCms, id: string): Promise<string | null> {
  const filter = { id: { _eq: id }, status: { _in: ["open", "closed"] as const } };
  const [found] = await own.ask(readRows(titled, { filter, limit: 1 }));
  return found?.title ?? null;
}

export async function listTopicTitles(own: OwnCms, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const filter = { id: { _in: ids }, status: { _in: ["open", "closed"] as const } };
  return own.ask(readRows(titled, { filter, limit: ids.length }));
}

const maybe = z.nullable(z.string());
const details = z.object({
  revisions: z.array(z.object({ title: maybe, body: maybe, reason: maybe, until: z.string() })),
});

/** "failed" if unavailable. */
export async function findTopicRevisions(
  own: OwnCms,
  target: string,
): Promise<TopicRevision[] | "failed"> {
  const requested = { targetType: "forum", target };
  const answer = own.ask(askEndpoint("/portal-forum/revisions", requested, details));
  const found = await answer.catch(failedWhenUnavailable);
  if (found === "failed") return found;
  return found.revisions.map(({ until, ...texts }) => ({
    ...texts,
    untilLabel: formatDateTime(until),
  }));
}
