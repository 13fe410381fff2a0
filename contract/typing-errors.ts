/** Shorter words are not corrected: too many other words differ by one letter. */
export const MIN_CORRECTED = 5;

/** The word with each pair of neighboring letters swapped; trigrams miss this typing error. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => {
    const swapped = [...letters];
    swapped[at + 1] = letters[at] ?? "";
    swapped[at] = letter;
    return swapped.join("");
  });
}

/** True if two words differ by one inserted, missing, wrong or swapped letter. */
export function isOneErrorAway(first: string, second: string): boolean {
  const [short, long] = [[...first], [...second]].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (long.length - short.length > 1) return false;
  const at = long.findIndex((letter, index) => letter !== short[index]);
  if (at < 0) return false;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return swapsOf(first).includes(second);
}
