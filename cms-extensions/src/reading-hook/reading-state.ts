import { READ_PCT, readingPosition } from "../../../contract/reading.ts";

type Payload = Record<string, unknown>;
export type StoredReading = { positionPct: number; readAt: Date | string | null };

/**
 * What a position that arrives makes of what is kept: when a text was read to its end is Directus' own
 * word, and reading it again does not take that back.
 * @param stored null while nothing is kept yet
 */
export function readingAfter(
  { positionPct, readAt: _, ...rest }: Payload,
  stored: StoredReading | null,
  now: Date,
): Payload {
  const position = positionPct === undefined ? (stored?.positionPct ?? 0) : positionPct;
  const settled = readingPosition(position);
  const readAt = stored?.readAt ?? (settled === READ_PCT ? now.toISOString() : null);
  return { ...rest, positionPct: settled, readAt };
}
