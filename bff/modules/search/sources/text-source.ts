import { z } from "zod";
import { kindsWith, type KindWith } from "../../../../contract/content/kinds.ts";
import { articleSource } from "./article-source.ts";
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

const textSource = (kind: KindWith<"isText">): SearchSource => ({
  collection: kind,
  fields: { teaser: cardFields, free: text, paying: text },
  itemOf({ teaser, free, paying }) {
    const card = cardShape.parse(teaser);
    const { body, plainBody, factsUntil } = textShape.parse(paying ?? free) ?? {};
    const document = {
      key: `${kind}/${card.id}`,
      kind,
      path: `/app/${kind}/${encodeURIComponent(card.slug)}`,
      ...documentOfCard(card),
      isOpen: free !== null,
      staleOn: factsUntil ?? null,
      parts: partsOfTexts(body, plainBody),
    } as const;
    return { documents: [document], facts: [] };
  },
});

/** Texts whose search finds more than card and text. */
const ownSources: Readonly<Partial<Record<KindWith<"isText">, SearchSource>>> = {
  articles: articleSource,
};

export const textSources: readonly SearchSource[] = kindsWith("isText").map(
  (kind) => ownSources[kind] ?? textSource(kind),
);
