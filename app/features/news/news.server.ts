import { mapRows, type ContentSource } from "~/content/source/content-source.server";
import {
  cardFields,
  headlineFields,
  itemFields,
  toStoredCard,
  toStoredItem,
} from "~/content/source/content-rows.server";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { z } from "zod";
import { news } from "./news";

const card = shape("news", cardFields);
const item = shape("news", itemFields);
const headline = shape("news", headlineFields);
const locked = shape("news", { title: z.string(), summary: z.nullable(z.string()) });
const id = shape("news", { id: z.string() });

/** Uses the reader's own tier. */
export const newsSource: ContentSource = {
  kind: news,
  tierOfLists: (tier) => tier,
  cards: (query) => mapRows(readRows(card, query), toStoredCard),
  items: (query) => mapRows(readRows(item, query), toStoredItem),
  headlines: (query) => readRows(headline, query),
  ids: (query) => readRows(id, query),
  lockedItems: (query) =>
    mapRows(readRows(locked, query), ({ title, summary }) => ({ title, summary: summary ?? "" })),
  count: (filter) => countRows("news", filter),
  narrowedBy: () => [],
};
