/** The value if it is a known one, otherwise null. */
export function knownOf<Known extends string>(
  known: readonly Known[],
  given: string | null,
): Known | null {
  return known.find((each) => each === given) ?? null;
}

/** A whole number from the URL within limits, otherwise null. */
export function wholeOf(given: string | null, least: number, most: number): number | null {
  if (!given || !/^\d{1,6}$/.test(given.trim())) return null;
  const value = Number(given);
  return value >= least && value <= most ? value : null;
}

const LONGEST = 80;

/** A search text from the URL, trimmed; null if empty or too long. */
export function typedOf(given: string | null): string | null {
  const text = given?.trim() ?? "";
  return text.length > LONGEST ? null : text || null;
}
