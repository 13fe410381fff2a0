import { areas } from "./areas.ts";
import { offerCollections } from "./classifieds/offer-kinds.ts";

/** Editorial content with pages of its own, in the order of mails and preferences. */
export const contentKinds = ["articles", "news", "videos", "courses"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Collections with versions: editors prepare changes beside the published item and can restore it. */
export const versionedCollections = [...contentKinds, "course_classes", "glossary_terms"] as const;

/** Content with pages that members can share. */
export const pageKinds = [...contentKinds, "forum"] as const;
export type PageKind = (typeof pageKinds)[number];

export const favoriteTypes = [...pageKinds, ...offerCollections] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

export const digestLists = [...contentKinds, "forum"] as const;
export type DigestList = (typeof digestLists)[number];

export const openDigestLists = (): DigestList[] => digestLists.filter((list) => areas[list].isOpen);

/** Kinds whose area is open; no link leads to a page that does not exist yet. */
export const openKinds = (): ContentKind[] => contentKinds.filter((kind) => areas[kind].isOpen);

export const isContentKind = (name: string): name is ContentKind =>
  (contentKinds as readonly string[]).includes(name);

/** Path of an item's page, without locale; null if it has no page yet. */
export function itemPathOf(collection: string, slug: string): `/app/${string}` | null {
  if (!isContentKind(collection) || !areas[collection].isOpen) return null;
  return `${areas[collection].path}/${encodeURIComponent(slug)}`;
}
