import type { TierCms } from "~/cms/cms.server";
import { listCantonChoices } from "~/reference/cantons.server";
import type { SearchApi } from "~/service/search-api.server";
import type { SearchPageProps } from "./search-page";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import { isLongEnough, readSearchQuery, searchParamsOf, type SearchQuery } from "./search-query";

const TOO_MANY = 429;

/** The search index expects "@" before each word of an author's name, followed by the query. */
function withAuthor({ author, query, ...rest }: SearchQuery): SearchQuery {
  const names = (author ?? "").split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const signs = names.map((word) => `@${word}`).join(" ");
  return { ...rest, query: `${signs} ${query}`.trim().slice(0, QUERY_MAX_LENGTH) };
}

export async function loadSearch(
  { search, cms }: { search: SearchApi; cms: TierCms },
  address: URL,
): Promise<{ page: SearchPageProps; status: number }> {
  const query = readSearchQuery(address.searchParams);
  const requested = withAuthor(query);
  if (!isLongEnough(requested.query)) {
    return { page: { query, results: null, cantons: {} }, status: 200 };
  }
  const [answer, cantons] = await Promise.all([
    search.listResults(searchParamsOf(requested)),
    listCantonChoices(cms).catch(() => []),
  ]);
  const names = Object.fromEntries(cantons.map(({ code, name }) => [code, name]));
  if (!answer.isError) {
    return { page: { query, results: answer.data, cantons: names }, status: 200 };
  }
  const isTooMany = answer.statusCode === TOO_MANY;
  const results = isTooMany ? "too-many" : "unavailable";
  return { page: { query, results, cantons: names }, status: isTooMany ? TOO_MANY : 503 };
}
