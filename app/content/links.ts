import { to } from "~/i18n/paths";
import { isSlug } from "../../contract/shared/text.ts";
import type { ContentKind } from "./schema";
import { NARROWING, type ContentFilter } from "./narrowing";

type Named = Pick<ContentKind, "name">;

export function listPath({ name }: Named): string {
  return to(`/app/${name}`);
}

export function itemPath({ name }: Named, slug: string): string {
  return to(`/app/${name}/${slug}`);
}

/** The slug in the path of an item's page, ignoring query and hash; null for other paths. */
export function slugOfItemPath(kind: Named, path: string | null): string | null {
  const found = /^([^?#]*)/.exec(path ?? "")?.[1] ?? "";
  const slug = found.startsWith(itemPath(kind, "")) ? found.slice(itemPath(kind, "").length) : "";
  return isSlug(slug) ? slug : null;
}

export function categoryPath(kind: Named, slug: string): string {
  return `${listPath(kind)}?category=${slug}`;
}

export function subjectPath(slug: string): string {
  return to(`/app/categories/${slug}`);
}

/** Default values stay out of the address. */
export function resultsPath({ name }: Named, filter: Partial<ContentFilter> = {}): string {
  const { sort = "new", page = 1 } = filter;
  const search = new URLSearchParams();
  for (const field of NARROWING) {
    const value = filter[field];
    if (value) search.set(field, value);
  }
  if (sort !== "new") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return to(`/app/${name}/results`) + (text && `?${text}`);
}
