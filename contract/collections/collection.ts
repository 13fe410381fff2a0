/** A list of a collection as editors find it in the admin, until they save a view of their own. */
export type EditorList = { fields: readonly string[]; sort: string };

/** A named filter of that list. */
export type EditorBookmark = {
  name: string;
  icon: string;
  filter: Readonly<Record<string, unknown>>;
};

/** Of those lists: rows that wait for their hour, and published ones that leave the portal by themselves. */
export const waiting = { status: { _eq: "scheduled" } };
export const ending = {
  _and: [{ status: { _eq: "published" } }, { unpublishAt: { _nnull: true } }],
};

/** Of those lists too: what waits for a second pair of eyes. */
export const inReview = { status: { _eq: "in_review" } };
/** What only waits to be published. */
export const approved = { status: { _eq: "approved" } };
/** What is one's own and not out yet. */
export const inMyCharge = {
  _and: [{ assignee: { _eq: "$CURRENT_USER" } }, { status: { _nin: ["published", "archived"] } }],
};

/** What a store of personal data is for, in words for the person it is about. */
export type DataMapEntry = {
  name: string;
  why: string;
  /** Until when it is kept. */
  until: string;
  /** Where the member changes or deletes it themself: a path below their profile, or in the app. */
  change?:
    | "edit"
    | "personal-info"
    | "account"
    | "email-preference"
    | "consents"
    | "report"
    | "connections"
    | "scenarios";
};

/**
 * What the portal knows of a collection of Directus besides its fields and who may read it. Hooks, views of
 * the editors, lists of what pages are made of, and the member's data map derive from it. What is left out
 * does not hold.
 */
export type Collection = {
  name: string;
  /** A slug names its rows in addresses: made of the title, checked, free. */
  hasSlug?: true;
  /** Rows are drafted, scheduled and published, and have `publishedAt`. */
  isPublished?: true;
  /** Fields that a published row must have, with their names in the admin, where it has no page of its own. */
  needs?: Readonly<Record<string, string>>;
  /** Readers see what is published on a page of its own, until `unpublishAt`; old addresses go on working. */
  reading?: {
    /** Fields that a published row must have, with their names in the admin. */
    needs: Readonly<Record<string, string>>;
    /** A picture has to be described. */
    picture: string;
    /** One at least, in its list or beside it. */
    needsSource?: true;
    /** It is watched: a published row has a film, and captions in Portuguese of which a transcript is made. */
    isFilm?: true;
    /** What is computed of the text: minutes of reading, with outline and open fifth. */
    computes?: "minutes" | "minutes and outline";
  };
  /** Found by title and summary, or by every word of the text too. */
  search?: "titles" | "text";
  /** The field with that text, `body` unless told. */
  searchedText?: "transcript";
  /** Fields that list codes → the field that keeps them as a text, which a filter can look into. */
  codeLists?: Readonly<Record<string, string>>;
  /** Fields that hold an address of the web. */
  webAddresses?: readonly string[];
  /** Fields that hold a path of the portal. */
  portalPaths?: readonly string[];
  /** Fields whose combination stands once, for each member who writes or for everybody. */
  unique?: { per: "member" | "portal"; fields: readonly string[] };
  /** Neither app nor service keeps anything that its changes make stale. */
  isSilent?: true;
  /** What visitors see is made of it too. */
  isPublic?: true;
  /** The field that names the member whom a row is about; reads by the staff are put on record. */
  about?: string;
  /** The field that names the only member who may read and change a row. */
  owner?: string;
  /** Texts of members for others, which may outlive their author's name. */
  isShared?: true;
  list?: EditorList;
  bookmarks?: readonly EditorBookmark[];
  dataMap?: DataMapEntry;
};

/** Kept until the account goes. */
export const WITH_ACCOUNT = "até a conta ser excluída";
/** Kept until the member or the account goes. */
export const UNTIL_DELETED = "até você apagar, ou a conta ser excluída";
