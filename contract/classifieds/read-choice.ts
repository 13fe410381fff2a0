/** One of the values that are known; null for everything else. */
export function knownOf<Known extends string>(
  known: readonly Known[],
  given: string | null,
): Known | null {
  return known.find((each) => each === given) ?? null;
}

/** A whole number of an address between two; null for everything else. */
export function wholeOf(given: string | null, least: number, most: number): number | null {
  if (!given || !/^\d{1,6}$/.test(given.trim())) return null;
  const value = Number(given);
  return value >= least && value <= most ? value : null;
}

const LONGEST = 80;

/** What somebody typed, short enough to be looked for. */
export function typedOf(given: string | null): string | null {
  const text = given?.trim() ?? "";
  return text.length > LONGEST ? null : text || null;
}
