import { notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { commentHash } from "../../../contract/community/comments.ts";
import { topicPath } from "../../../contract/community/forum.ts";
import { isUuid } from "../../../contract/shared/uuid.ts";
import type { TopicFilter, TopicCard } from "./topic";

export const FORUM = to("/app/forum");

export function forumPath(filter: Partial<TopicFilter> = {}): string {
  const { sort, page, after, ...narrowing } = filter;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(narrowing)) if (value) query.set(name, value);
  if (sort && sort !== "active") query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  if (page && page > 1 && after) query.set("after", after);
  return query.size > 0 ? `${FORUM}?${query}` : FORUM;
}

export const topicHash = (id: string): string => `#topico-${id}`;

export const topicPathOf = ({ path, news }: Pick<TopicCard, "path" | "news">): string =>
  news ? `${path}?number=${news.from}${commentHash(news.from)}` : path;

type Merged = { status: string; mergedInto: string | null; mergedOffset: number | null };

/** The requested reply, or the reply that holds the topic's text. Null if the topic is not merged. */
export function mergedPathOf(
  { status, mergedInto, mergedOffset }: Merged,
  asked: URLSearchParams,
): string | null {
  if (status !== "merged" || !mergedInto) return null;
  const given = Number(asked.get("number") ?? 0);
  const number = (mergedOffset ?? 0) + (Number.isInteger(given) && given > 0 ? given : 0);
  return `${to(topicPath(mergedInto))}?number=${number}${commentHash(number)}`;
}

/** @throws a 404 if the id is malformed */
export function requireTopicId(
  request: Request,
  { forumPostId: id }: { forumPostId?: string },
): string {
  if (!id || !isUuid(id)) throw notFound(request);
  return id;
}
