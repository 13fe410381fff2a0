const MOST_CHOICES = 3;
const several = ["cantons", "goals"];
/** A report needs both; defaults for answers that a text leaves open. */
const needed = [
  ["passport", "no"],
  ["job", "searching"],
] as const;

/**
 * Address of an example report that contains this text: uses the first answers of its first condition.
 * @param conditions as stored in Directus; may be invalid
 */
export function previewAddress(conditions: unknown): string {
  const [first] = Array.isArray(conditions) ? conditions : [];
  const named: [string, unknown][] = Object.entries(first ?? {});
  const answers = named.flatMap(([question, values]) =>
    (Array.isArray(values) ? values : [])
      .filter((value): value is string => typeof value === "string" && value !== "unknown")
      .slice(0, several.includes(question) ? MOST_CHOICES : 1)
      .map((value): [string, string] => [question, value]),
  );
  const input = new URLSearchParams(answers);
  for (const [question, value] of needed) {
    if (!input.has(question)) input.set(question, value);
  }
  if (input.has("stay") && !input.has("time")) input.set("time", "there");
  return `/pt-BR/app/report-preview?${input}`;
}
