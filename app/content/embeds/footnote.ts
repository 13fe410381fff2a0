export type SourceNote = {
  title: string;
  source: string | null;
  sourceUrl: string | null;
  year: string | null;
  validFromLabel: string | null;
  validUntilLabel: string | null;
  reviewer: string | null;
  isOver: boolean;
};

export type WrittenNote = { html: string };

export type Footnote = SourceNote | WrittenNote;

// Contains a character that heading anchors never have.
export const noteId = (number: number) => `nota_${number}`;
export const placeId = (number: number) => `nota_${number}_texto`;
