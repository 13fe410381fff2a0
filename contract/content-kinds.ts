import { areas } from "./areas.ts";
import { offerCollections } from "./classifieds/offer-kinds.ts";

/** What editors publish with a page of its own, in the order in which mails and preferences name it. */
export const contentKinds = ["articles", "news", "videos", "courses"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What editors change aside while readers have what is published, and bring back as it was. */
export const versionedCollections = [...contentKinds, "course_classes", "glossary_terms"] as const;

/** What has pages of its own that members send each other. */
export const pageKinds = [...contentKinds, "forum"] as const;
export type PageKind = (typeof pageKinds)[number];

/** What a member may keep as a favorite. */
export const favoriteTypes = [...pageKinds, ...offerCollections] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

/** Everything one can unsubscribe from. Mail about payment and the account itself is none of these. */
export const mailLists = [
  ...contentKinds,
  "forum",
  "product",
  "ideas",
  "areas",
  "plan",
  "searches",
  "replies",
  "mentions",
  "solutions",
  "comments",
  "topics",
  "connections",
  "chats",
  "asks",
] as const;
export type MailList = (typeof mailLists)[number];

/** What summaries by mail tell of. */
export const digestLists = [...contentKinds, "forum"] as const;
export type DigestList = (typeof digestLists)[number];

export const openDigestLists = (): DigestList[] => digestLists.filter((list) => areas[list].isOpen);

/** Kinds whose pages exist: nothing leads to a page that is still to come. */
export const openKinds = (): ContentKind[] => contentKinds.filter((kind) => areas[kind].isOpen);

export const isContentKind = (name: string): name is ContentKind =>
  (contentKinds as readonly string[]).includes(name);

/** The path of an item's page, without locale; null for what has no page yet. */
export function itemPathOf(collection: string, slug: string): `/app/${string}` | null {
  if (!isContentKind(collection) || !areas[collection].isOpen) return null;
  return `${areas[collection].path}/${encodeURIComponent(slug)}`;
}
