import { dayLimits, formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import type { Footnote, SourceNote, WrittenNote } from "./footnote";
import { contentFacts } from "./words";

const t = translator("content-facts", contentFacts);

/** Not whether it is outdated: that depends on the time of reading. */
export type StoredSource = Omit<SourceNote, "isOver"> & { validUntil: string | null };
export type StoredNote = StoredSource | WrittenNote;

export const dayLabel = (day: string | null) => day && formatDate(`${day.slice(0, 10)}T12:00:00Z`);

export function toFootnotes(stored: readonly StoredNote[], now: Date): Footnote[] {
  return stored.map((note) => {
    if ("html" in note) return note;
    const { validUntil, ...source } = note;
    return { ...source, isOver: validUntil !== null && dayLimits(validUntil).end <= now };
  });
}

export function warningOf(footnotes: readonly Footnote[]): string | null {
  const over = footnotes.flatMap((note) => ("isOver" in note && note.isOver ? note.title : []));
  return over.length === 0 ? null : t("over", { count: over.length, facts: over.join("; ") });
}
