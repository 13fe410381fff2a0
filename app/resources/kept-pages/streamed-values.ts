import type { HoleValue } from "./holes";

const CALL =
  /<script\b[^>]*>window\.__remixContext\.streamController\.enqueue\((".*?")\);<\/script>/g;

/** The stream of data in an answer; null where there is none, or more than one piece of it. */
function findStream(text: string, isDocument: boolean): string | null {
  if (!isDocument) return text;
  const [only, ...others] = text.matchAll(CALL);
  return only?.[1] && others.length === 0 ? (JSON.parse(only[1]) as string) : null;
}

/**
 * Each text and number that the stream of data holds. The stream tells a value that comes twice only
 * once, so that a member whose name is a word of the page has another stream. Null where an answer
 * can't be kept, since its data comes in more than one line.
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
