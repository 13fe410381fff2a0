import { READ_PCT, readingPosition } from "../../../../contract/content/reading.ts";

type Payload = Record<string, unknown>;
export type StoredReading = { positionPct: number; readAt: Date | string | null };

/**
 * Merges a new position into the stored state. The server sets when a text was read to the end; reading it
 * again keeps that date.
 * @param stored null if nothing is stored yet
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
