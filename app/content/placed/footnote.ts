export type SourceNote = {
  title: string;
  source: string | null;
  sourceUrl: string | null;
  year: string | null;
  /** "1 jan. 2026" */
  validFromLabel: string | null;
  validUntilLabel: string | null;
  reviewer: string | null;
  /** True after its last day. */
  isOver: boolean;
};

/** An editor's footnote, as sanitised HTML. */
export type WrittenNote = { html: string };

export type Footnote = SourceNote | WrittenNote;

// Contains a character that heading anchors never have.
export const noteId = (number: number) => `nota_${number}`;
export const placeId = (number: number) => `nota_${number}_texto`;
