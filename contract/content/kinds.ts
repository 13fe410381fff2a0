import { areas } from "../shared/areas.ts";
import { offerCollections } from "../classifieds/offers.ts";

/** Editorial content with pages of its own, in the order of mails and preferences. */
export const contentKinds = ["articles", "news", "videos", "courses"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Collections with versions: editors prepare changes beside the published item and can restore it. */
export const versionedCollections = [...contentKinds, "course_classes", "glossary_terms"] as const;

/** The same kinds in the order of lists and search results: news first. */
export const shownKinds: readonly ContentKind[] = [
  "news",
  ...contentKinds.filter((kind) => kind !== "news"),
];

type KindFacts = {
  /** One item of the kind, for editors. */
  singular: string;
  /** Mark of an item that the member finished. */
  doneMark: string;
  /** A text is a `body`, which may have a `plainBody` and expiring facts; other kinds have code of their own. */
  isText?: true;
  /** Members comment on its items. */
  isCommented?: true;
  /** A correction of a published item gets a date. */
  isCorrected?: true;
  /** Items may say what changes for whom, by canton, permit and situation. */
  hasChangeNote?: true;
  /** Favorites, last readings and lists are stored on the device. The service worker gets the names. */
  isOffline?: true;
  /** Pages without code of their own, which `npm run codegen` writes to `app/routes/<kind>`. */
  plainPages?: readonly KindPage[];
};

/** Pages of every kind, each at an address of its own. */
export const kindPages = ["list", "results", "favorites", "share", "item"] as const;
export type KindPage = (typeof kindPages)[number];

/**
 * Policies, search, mail, comments, offline reading, routes and tests follow these facts. They are separate
 * from `contentKinds`: pages that need only the names do not load the facts.
 */
export const kindFacts = {
  articles: {
    singular: "Artigo",
    doneMark: "já lido",
    isText: true,
    isCommented: true,
    isCorrected: true,
    hasChangeNote: true,
    isOffline: true,
    plainPages: ["list", "results", "favorites", "share"],
  },
  news: {
    singular: "Notícia",
    doneMark: "já lida",
    isText: true,
    isCommented: true,
    isCorrected: true,
    hasChangeNote: true,
    isOffline: true,
    plainPages: kindPages,
  },
  videos: {
    singular: "Vídeo",
    doneMark: "já visto",
    isCommented: true,
    plainPages: ["share"],
  },
  courses: { singular: "Curso", doneMark: "concluído", plainPages: ["share"] },
} as const satisfies Readonly<Record<ContentKind, KindFacts>>;

type Facts = typeof kindFacts;
type FlagOfKind = "isText" | "isCommented" | "isCorrected" | "hasChangeNote" | "isOffline";

/** Kinds for which a fact is true. */
export type KindWith<Flag extends FlagOfKind> = {
  [Kind in ContentKind]: Facts[Kind] extends Record<Flag, true> ? Kind : never;
}[ContentKind];

export const kindsWith = <Flag extends FlagOfKind>(flag: Flag): KindWith<Flag>[] =>
  contentKinds.filter((kind): kind is KindWith<Flag> => {
    const facts: KindFacts = kindFacts[kind];
    return facts[flag] === true;
  });

export const hasPlainPage = (kind: ContentKind, page: KindPage): boolean => {
  const facts: KindFacts = kindFacts[kind];
  return facts.plainPages?.includes(page) ?? false;
};

/** Content with pages that members can share. */
export const pageKinds = [...contentKinds, "forum"] as const;
export type PageKind = (typeof pageKinds)[number];

export const favoriteTypes = [...pageKinds, ...offerCollections] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

/** Kinds whose area is open; no link leads to a page that does not exist yet. */
export const openKinds = (): ContentKind[] => contentKinds.filter((kind) => areas[kind].isOpen);

export const isContentKind = (name: string): name is ContentKind =>
  (contentKinds as readonly string[]).includes(name);

/** Path of an item's page, without locale; null if it has no page yet. */
export function itemPathOf(collection: string, slug: string): `/app/${string}` | null {
  if (!isContentKind(collection) || !areas[collection].isOpen) return null;
  return `${areas[collection].path}/${encodeURIComponent(slug)}`;
}

/** Content with reading progress and feedback: everything published, and course classes. */
export const readingTypes = [...contentKinds, "classes"] as const;
export type ReadingType = (typeof readingTypes)[number];
