import { z } from "zod";
import { partsOfTexts } from "./parts-of-html.ts";
import { cardFields, cardShape, documentOfCard } from "./source.ts";
import type { SearchSource } from "./source.ts";

const textShape = z
  .object({
    body: z.string().nullish(),
    plainBody: z.string().nullish(),
    factsUntil: z.string().nullish(),
  })
  .nullish();
const text = ["id", "body", "plainBody", "factsUntil"];

export const newsSource: SearchSource = {
  collection: "news",
  fields: { teaser: cardFields, free: text, paying: text },
  itemOf({ teaser, free, paying }) {
    const card = cardShape.parse(teaser);
    const { body, plainBody, factsUntil } = textShape.parse(paying ?? free) ?? {};
    const path = `/app/news/${encodeURIComponent(card.slug)}`;
    const document = {
      key: `news/${card.id}`,
      kind: "news",
      path,
      ...documentOfCard(card),
      isOpen: free !== null,
      staleOn: factsUntil ?? null,
      parts: partsOfTexts(body, plainBody),
    } as const;
    return { documents: [document], facts: [] };
  },
};
