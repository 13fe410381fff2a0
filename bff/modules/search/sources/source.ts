import { z } from "zod";
import type { IndexedItem } from "../documents/document.ts";
import type { Tier } from "../../../../contract/tiers.ts";

/** One item of Directus as each tier sees it; null where it does not. */
export type RowsByTier = {
  teaser: unknown;
  free: unknown;
  paying: unknown;
  /** Of a topic, what was answered there. */
  replies?: readonly unknown[];
};

/** A collection of Directus whose items are found. */
export type SearchSource = {
  collection: string;
  /** Who sees that there is something, visitors unless told: it is found by whoever may. */
  seenBy?: Tier;
  /** What members answered comes along. */
  hasReplies?: true;
  /**
   * What is asked for as each tier: as visitors (or as `seenBy`), what everybody may find; as members, the text. Null where
   * a tier has no text of its own. Who may read what stays with Directus.
   */
  fields: {
    teaser: readonly string[];
    free: readonly string[] | null;
    paying: readonly string[] | null;
  };
  /** Rows in a text of this language alone, of those that have translations. */
  deep?: object;
  /** What is found of it. @throws {z.ZodError} for rows of another shape */
  itemOf: (rows: RowsByTier) => IndexedItem;
};

export const nothingIndexed: IndexedItem = { documents: [], facts: [] };

const text = z.string().nullish();

/** What every kind of content has, as visitors see it. */
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

/** The columns of a document that come of a card. */
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

/** The earliest of days; null where there is none. */
export const earliest = (days: readonly (string | null | undefined)[]): string | null =>
  days
    .filter((day): day is string => Boolean(day))
    .map((day) => day.slice(0, 10))
    .sort()[0] ?? null;
