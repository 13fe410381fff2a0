import type { HoleValue } from "./holes";

const CALL =
  /<script\b[^>]*>window\.__remixContext\.streamController\.enqueue\((".*?")\);<\/script>/g;

function findStream(text: string, isDocument: boolean): string | null {
  if (!isDocument) return text;
  const [only, ...others] = text.matchAll(CALL);
  return only?.[1] && others.length === 0 ? (JSON.parse(only[1]) as string) : null;
}

/**
 * Each text and number in the data stream. The stream contains a repeated value only once, so a member
 * whose name occurs on the page gets a different stream. Null if the answer can't be cached because its
 * data has more than one line.
 */
export function streamedValues(text: string, isDocument: boolean): ReadonlySet<HoleValue> | null {
  const [line, ...later] = findStream(text, isDocument)?.trimEnd().split("\n") ?? [];
  if (line === undefined || later.length > 0) return null;
  const values: unknown = JSON.parse(line);
  if (!Array.isArray(values)) return null;
  return new Set(
    values.filter((value): value is HoleValue => ["string", "number"].includes(typeof value)),
  );
}
