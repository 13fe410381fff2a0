import { to } from "~/i18n/paths";
import type { SearchApi } from "~/service/search-api.server";
import type { SearchHit } from "../../../../contract/api/search-v1.ts";
import { QUERY_MAX_LENGTH, QUERY_MIN_LENGTH } from "../../../../contract/content/search-limits.ts";
import { wordsOf } from "../../../../contract/content/search.ts";
import { findSimilarKind, type SimilarText, similarKinds } from "./similar";

const MAX_SIMILAR = 6;

/** Only the words: signs of the search such as `-` and `#` mean nothing in a title. */
const queryOf = (title: string): string =>
  wordsOf(title).join(" ").slice(0, QUERY_MAX_LENGTH).trim();

function shown({ kind, path, title, isSolved }: SearchHit): SimilarText[] {
  const known = findSimilarKind(kind);
  if (!known) return [];
  const text = title.map((piece) => piece.text).join("");
  return [{ kind: known, title: text, path: to(path as `/${string}`), isSolved }];
}

/** The best hit of each kind first, then the second ones. */
function inTurns(groups: readonly (readonly SimilarText[])[]): SimilarText[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) =>
    groups.flatMap((hits) => hits[at] ?? []),
  );
  return turns.flat();
}

/**
 * What the portal's search finds for a title: topics and what the portal has written about it. Excludes
 * authors that the reader blocked. Empty if the search is unavailable.
 */
export async function listSimilarTexts(search: SearchApi, title: string): Promise<SimilarText[]> {
  const query = queryOf(title);
  if (query.length < QUERY_MIN_LENGTH) return [];
  const answer = await search.listGroups(query);
  if (answer.isError) return [];
  const hitsOf = (kind: string) =>
    answer.data.groups.find((group) => group.kind === kind)?.hits.flatMap(shown) ?? [];
  return inTurns(similarKinds.map(hitsOf)).slice(0, MAX_SIMILAR);
}
