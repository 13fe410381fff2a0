/**
 * Value of a hole: an id (a UUID), a one-line text, or a whole number. Empty or other values stay part of
 * the page.
 */
export type HoleKind = "id" | "text" | "number";

/** Paths in a loader's data to values of one member: `member.firstName`. */
export type Holes = Readonly<Record<string, HoleKind>>;

export type SavePositionOptions = {
  /** Allowed query parameters; a page with any other is rendered for its reader alone. */
  query?: readonly string[];
  holes?: Holes;
  /**
   * A page that few members share, such as a profile. It is cached only from its second request, and in a
   * separate cache, so that it does not evict shared pages.
   */
  isOfFew?: true;
};
