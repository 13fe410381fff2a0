import { fold } from "../../../contract/shared/text.ts";
import { cantonOtherNames, spellingsOf } from "../../../contract/switzerland/canton-names.ts";

export type SearchableOption = { label: string; code?: string };

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const WITHIN = 1;
const OTHER_NAME = 2;
const NAME = 3;

function rank({ label, code = "" }: SearchableOption, requested: string): number {
  const name = plain(label);
  if (name.startsWith(requested) || plain(code) === requested) return NAME;
  const others = (cantonOtherNames[code] ?? []).flatMap(spellingsOf);
  if (others.some((other) => plain(other).startsWith(requested))) return OTHER_NAME;
  return name.includes(requested) ? WITHIN : 0;
}

function listRanked<Option extends SearchableOption>(
  options: readonly Option[],
  requested: string,
  lowest: number,
): Option[] {
  return options
    .map((option) => ({ option, rank: rank(option, requested) }))
    .filter((found) => found.rank >= lowest)
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option);
}

/** Best match first: by label, code and the other names of a canton, without accents. */
export function searchOptions<Option extends SearchableOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const requested = plain(typed);
  return requested ? listRanked(options, requested, WITHIN) : [...options];
}

/** Like `searchOptions`, without those that have the text only within their label. */
export function listBeginning<Option extends SearchableOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const requested = plain(typed);
  return requested ? listRanked(options, requested, OTHER_NAME) : [];
}
