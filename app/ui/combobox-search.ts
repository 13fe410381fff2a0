export type ComboboxOption = {
  value: string;
  label: string;
  /** A short second name, which is found too: "ZH". */
  code?: string;
};

/** "Genève " → "geneve": how letters are compared. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
}

/** Options that hold the typed letters, those that begin with them first; all of them for none. */
export function searchOptions<Option extends Pick<ComboboxOption, "label" | "code">>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const wanted = plain(typed);
  if (!wanted) return [...options];
  const begins = (option: Option) =>
    plain(option.label).startsWith(wanted) || plain(option.code ?? "") === wanted;
  const found = options.filter((option) => begins(option) || plain(option.label).includes(wanted));
  return found.sort((a, b) => Number(begins(b)) - Number(begins(a)));
}
