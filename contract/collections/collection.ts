import type { Frequency } from "../notifications/email.ts";

/** Default list view of a collection in the admin, until an editor saves another. */
export type EditorList = { fields: readonly string[]; sort: string };

/** A named filter of that list. */
export type EditorBookmark = {
  name: string;
  icon: string;
  filter: Readonly<Record<string, unknown>>;
};

/** Bookmark filters: scheduled rows, and published rows with an end date. */
export const pending = { status: { _eq: "scheduled" } };
export const ending = {
  _and: [{ status: { _eq: "published" } }, { unpublishAt: { _nnull: true } }],
};

export const inReview = { status: { _eq: "in_review" } };
export const approved = { status: { _eq: "approved" } };
/** Bookmark filter: the editor's own unpublished rows. */
export const assignedToMe = {
  _and: [{ assignee: { _eq: "$CURRENT_USER" } }, { status: { _nin: ["published", "archived"] } }],
};

/** Purpose of a store of personal data, in words for the person concerned. */
export type DataMapEntry = {
  name: string;
  why: string;
  /** Retention period. */
  until: string;
  /** Where the member edits or deletes the data: a path below the profile, or in the app. */
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
 * Settings of a Directus collection besides its fields and permissions. Hooks, editor views, page
 * dependencies and the member's data map derive from it. Absent settings do not apply.
 */
export type Collection = {
  name: string;
  /** Rows have a slug in their address: generated from the title, validated, unique. */
  hasSlug?: true;
  /** Rows are drafted, scheduled and published, and have `publishedAt`. */
  isPublished?: true;
  /** Required fields of a published row, with their names in the admin, if it has no page of its own. */
  needs?: Readonly<Record<string, string>>;
  /** Published rows have a page of their own until `unpublishAt`; old addresses keep working. */
  reading?: {
    /** Required fields of a published row, with their names in the admin. */
    needs: Readonly<Record<string, string>>;
    /** Image field that needs a description. */
    picture: string;
    /** Requires at least one source, in the list of sources or the field beside it. */
    needsSource?: true;
    /** A published row needs a video with Portuguese captions, from which the transcript is made. */
    isFilm?: true;
    /** Computed from the text: reading minutes, optionally with outline and free preview (one fifth). */
    computes?: "minutes" | "minutes and outline";
  };
  /** Indexed by title and summary, or by the whole text too. */
  search?: "titles" | "text";
  /** Field with that text; default `body`. */
  searchedText?: "transcript";
  /** Fields with lists of codes → the text field with the same codes for filters. */
  codeLists?: Readonly<Record<string, string>>;
  webAddresses?: readonly string[];
  portalPaths?: readonly string[];
  /** Fields whose combination is unique per writing member or in the whole portal. */
  unique?: { per: "member" | "portal"; fields: readonly string[] };
  /** Changes make no cached data of app or service stale. */
  isSilent?: true;
  /** Collections whose rows the database changes with a row of this one: counts, scores, states. */
  changes?: readonly string[];
  /** Guests' pages use it too. */
  isPublic?: true;
  /** Field with the member that a row is about; the audit log records reads by the staff. */
  about?: string;
  /** Field with the only member who may read and change a row. */
  owner?: string;
  /** Members' texts for others, which may remain after the author is anonymized. */
  isShared?: true;
  list?: EditorList;
  bookmarks?: readonly EditorBookmark[];
  dataMap?: DataMapEntry;
};

/** Retained until the account is deleted. */
export const WITH_ACCOUNT = "até a conta ser excluída";
/** Retained until the member deletes it or the account is deleted. */
export const UNTIL_DELETED = "até você apagar, ou a conta ser excluída";

/** Longer lists of keys are sent as an empty list, which means all items. */
const MAX_KEYS = 500;

/** `publish` follows a `create` or `update` that made an item readable. */
export const changeActions = ["create", "update", "delete", "publish"] as const;
export type ChangeAction = (typeof changeActions)[number];

/**
 * Body of the signed call that Directus sends to app and service after every write. Empty `keys` mean every
 * item of the collection. `member` is set if the items concern only that member.
 */
export type CmsChange = {
  collection: string;
  keys: string[];
  action: ChangeAction;
  member?: string | undefined;
  /** With `create` of a reply in the forum: id of its topic. */
  topic?: string | undefined;
  /** With `publish`: e-mail frequencies that are sent at once. */
  frequencies?: Frequency[] | undefined;
};

export function changeBody({ keys, ...change }: CmsChange): string {
  return JSON.stringify({ ...change, keys: keys.length > MAX_KEYS ? [] : keys });
}
