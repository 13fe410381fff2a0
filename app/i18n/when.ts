import { formatDateLabel, formatFullDateTime } from "./format";

/** A formatted moment. Created on the server, so that server and browser render the same "há 5 min". */
export type When = {
  at: string;
  label: string;
  /** "12 de novembro de 2026, 08:30" */
  fullLabel: string;
};

export const whenOf = (at: string, now: Date): When => ({
  at,
  label: formatDateLabel(at, now),
  fullLabel: formatFullDateTime(at),
});
