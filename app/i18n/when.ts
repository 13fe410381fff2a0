import { formatDateLabel, formatFullDateTime } from "./format";

/** A moment as a reader is told it. Made on the server, so that both sides agree on what "há 5 min" is. */
export type When = {
  at: string;
  /** "há 5 min", "ontem", "12 nov. 2026" */
  label: string;
  /** "12 de novembro de 2026, 08:30" */
  fullLabel: string;
};

/** A moment as it reads now. */
export const whenOf = (at: string, now: Date): When => ({
  at,
  label: formatDateLabel(at, now),
  fullLabel: formatFullDateTime(at),
});
