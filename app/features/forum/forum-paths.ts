import { to } from "~/i18n/paths";
import { commentHash } from "../../../contract/community/comments.ts";
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
