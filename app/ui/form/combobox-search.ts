import { cantonOtherNames } from "~/ui/map/canton-other-names";
import { fold } from "../../../contract/shared/text.ts";

export type ComboboxOption = {
  value: string;
  label: string;
  code?: string;
};

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function rank(
  { label, code = "" }: Pick<ComboboxOption, "label" | "code">,
  wanted: string,
): number {
  const name = plain(label);
  if (name.startsWith(wanted) || plain(code) === wanted) return 3;
  if (cantonOtherNames[code]?.some((other) => plain(other).startsWith(wanted))) return 2;
  return name.includes(wanted) ? 1 : 0;
}

export function searchOptions<Option extends Pick<ComboboxOption, "label" | "code">>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const wanted = plain(typed);
  if (!wanted) return [...options];
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option);
}
