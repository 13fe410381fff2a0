import { to } from "~/i18n/paths";
import type { NewsFilter } from "./news.schema";

export function newsPath(slug: string): string {
  return to(`/app/news/${slug}`);
}

/** The results page for a filter; what equals the default stays out of the address. */
export function resultsPath(filter: Partial<NewsFilter> = {}): string {
  const { query, category, canton, from, until, sort = "new", page = 1 } = filter;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ query, category, canton, from, until })) {
    if (value) search.set(name, value);
  }
  if (sort !== "new") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return to("/app/news/results") + (text && `?${text}`);
}
