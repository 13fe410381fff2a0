/**
 * What stands in a hole: an id (a UUID), a text of one line, or a whole number. What is empty or of
 * another shape is no hole but a part of the page.
 */
export type HoleKind = "id" | "text" | "number";

/** Paths in a loader's data to what is one member's alone: `member.firstName`. */
export type Holes = Readonly<Record<string, HoleKind>>;

/** What a page says that may be kept for all members who get the same data. */
export type Keeping = {
  /** The names its query may have; a page with any other is drawn for its reader alone. */
  query?: readonly string[];
  holes?: Holes;
  /**
   * Few ask for the same: the page of one member. It is drawn once for who looks once, kept when the same is
   * asked for again, and in a place of its own, so that such pages push out none that all read.
   */
  isOfFew?: true;
};
