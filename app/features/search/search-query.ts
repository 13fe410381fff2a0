import { to } from "~/i18n/paths";
import {
  AUTHOR_MAX_LENGTH,
  MAX_RESULT_PAGES,
  QUERY_MAX_LENGTH,
  QUERY_MIN_LENGTH,
} from "../../../contract/content/search-limits.ts";
import {
  type SearchAccess,
  type SearchKind,
  searchKinds,
  type SearchPeriod,
  searchPeriods,
} from "../../../contract/content/search.ts";
import { SLUG_MAX_LENGTH } from "../../../contract/shared/text.ts";

export type SearchQuery = {
  query: string;
  kind?: SearchKind | undefined;
  canton?: string | undefined;
  category?: string | undefined;
  period?: SearchPeriod | undefined;
  access?: SearchAccess | undefined;
  solved?: "yes" | "no" | undefined;
  author?: string | undefined;
  page: number;
};

export const FILTERS = ["canton", "category", "period", "access", "solved", "author"] as const;

export const isLongEnough = (query: string): boolean => query.trim().length >= QUERY_MIN_LENGTH;

const isKind = (value: string | null): value is SearchKind =>
  searchKinds.some((kind) => kind === value);
const isPeriod = (value: string | null): value is SearchPeriod =>
  value !== null && Object.hasOwn(searchPeriods, value);

const QUOTES = /["“”„]/g;

/** Drops invalid parameters: an outdated link finds more, but never fails. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const [kind, period] = [search.get("kind"), search.get("period")];
  const [canton, access] = [search.get("canton"), search.get("access")];
  const solved = search.get("solved");
  const page = Number(search.get("page") ?? 1);
  return {
    query: (search.get("query") ?? "").trim().slice(0, QUERY_MAX_LENGTH),
    kind: isKind(kind) ? kind : undefined,
    canton: canton && /^[A-Z]{2}$/.test(canton) ? canton : undefined,
    category: search.get("category")?.slice(0, SLUG_MAX_LENGTH) || undefined,
    period: isPeriod(period) ? period : undefined,
    access: access === "open" || access === "locked" ? access : undefined,
    solved: solved === "yes" || solved === "no" ? solved : undefined,
    author:
      search.get("author")?.replaceAll(QUOTES, "").trim().slice(0, AUTHOR_MAX_LENGTH) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_RESULT_PAGES ? page : 1,
  };
}

export function searchParamsOf({ page, ...rest }: SearchQuery): Record<string, string> {
  const input = Object.entries(rest).filter(([, value]) => value);
  return Object.fromEntries([...input, ...(page > 1 ? [["page", String(page)]] : [])]);
}

export function searchPath(query: Partial<SearchQuery>): string {
  const params = searchParamsOf({ query: "", page: 1, ...query });
  return `${to("/app/search")}?${new URLSearchParams(params)}`;
}
