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

const otherNames = ({ code = "" }: SearchableOption) =>
  (cantonOtherNames[code] ?? []).flatMap(spellingsOf).map(plain);

function rank(option: SearchableOption, requested: string): number {
  const name = plain(option.label);
  if (name.startsWith(requested) || plain(option.code ?? "") === requested) return NAME;
  if (otherNames(option).some((other) => other.startsWith(requested))) return OTHER_NAME;
  return name.includes(requested) ? WITHIN : 0;
}

const MIN_LETTERS = 3;

/** True if the name begins with the first letter and has the others in their order. */
function hasLetters(name: string, letters: string): boolean {
  if (letters.length < MIN_LETTERS || name[0] !== letters[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === letters[at]) at += 1;
  return at === letters.length;
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

/**
 * Like `searchOptions`, without those that have the text only within their label. If none begins with it, a
 * letter may be missing: many keyboards have no "ü".
 */
export function listBeginning<Option extends SearchableOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const requested = plain(typed);
  const found = requested ? listRanked(options, requested, OTHER_NAME) : [];
  if (found.length > 0) return found;
  return options.filter((option) =>
    [plain(option.label), ...otherNames(option)].some((name) => hasLetters(name, requested)),
  );
}
