/** What a text says of a checked fact or a figure: where it comes from, and until when it holds. */
export type SourceNote = {
  title: string;
  source: string | null;
  sourceUrl: string | null;
  year: string | null;
  /** "1 jan. 2026" */
  validFromLabel: string | null;
  validUntilLabel: string | null;
  reviewer: string | null;
  /** Past its last day. */
  isOver: boolean;
};

/** What an editor wrote beside the text, as sanitised HTML. */
export type WrittenNote = { html: string };

export type Footnote = SourceNote | WrittenNote;

// With a sign that no heading's anchor has.
export const noteId = (number: number) => `nota_${number}`;
export const placeId = (number: number) => `nota_${number}_texto`;
