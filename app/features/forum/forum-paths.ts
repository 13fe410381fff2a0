import { to } from "~/i18n/paths";
import type { TopicFilter } from "./topic";

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
