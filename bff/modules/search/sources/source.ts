import { z } from "zod";
import type { IndexedItem } from "../documents/document.ts";
import type { Tier } from "../../../../contract/account/roles.ts";

/** One Directus item as each tier sees it. Null for a tier that may not. */
export type RowsByTier = {
  teaser: unknown;
  free: unknown;
  paying: unknown;
  replies?: readonly unknown[];
};

export type SearchSource = {
  collection: string;
  /** The lowest tier that may see the item; visitors by default. Members of that tier find it. */
  seenBy?: Tier;
  hasReplies?: true;
  /**
   * Fields to read with each tier's rights: as visitors (or as `seenBy`) what everyone may find, as members
   * the text. Null if a tier has no text of its own. Directus enforces the read rights.
   */
  fields: {
    teaser: readonly string[];
    free: readonly string[] | null;
    paying: readonly string[] | null;
  };
  deep?: object;
  /** Converts rows to index entries. @throws {z.ZodError} for rows of another shape */
  itemOf: (rows: RowsByTier) => IndexedItem;
};

export const nothingIndexed: IndexedItem = { documents: [], facts: [] };

const text = z.string().nullish();

export const cardFields = [
  "id",
  "slug",
  "title",
  "summary",
  "publishedAt",
  "category.slug",
  "category.name",
  "cantons.Cantons_id.cantonCode",
  "cantons.Cantons_id.name",
  "tags.tags_id.slug",
  "tags.tags_id.name",
];

export const cardShape = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: text.transform((value) => value ?? ""),
  publishedAt: z.string().nullish(),
  category: z.object({ slug: z.string(), name: z.string() }).nullish(),
  cantons: z
    .array(
      z.object({ Cantons_id: z.object({ cantonCode: z.string(), name: z.string() }).nullish() }),
    )
    .nullish(),
  tags: z
    .array(z.object({ tags_id: z.object({ slug: z.string(), name: z.string() }).nullish() }))
    .nullish(),
});
type Card = z.output<typeof cardShape>;

export function documentOfCard(card: Card) {
  const cantons = (card.cantons ?? []).flatMap(({ Cantons_id: canton }) => canton ?? []);
  const tags = (card.tags ?? []).flatMap(({ tags_id: tag }) => tag ?? []);
  return {
    title: card.title,
    summary: card.summary,
    category: card.category ?? null,
    cantons: cantons.map(({ cantonCode }) => cantonCode),
    tags: tags.map(({ slug }) => slug),
    labels: [
      ...(card.category ? [card.category.name] : []),
      ...cantons.map(({ name }) => name),
      ...tags.map(({ name }) => name),
    ],
    publishedAt: card.publishedAt ?? null,
  };
}

export const earliest = (days: readonly (string | null | undefined)[]): string | null =>
  days
    .filter((day): day is string => Boolean(day))
    .map((day) => day.slice(0, 10))
    .sort()[0] ?? null;
