import { z } from "zod";
import { partsOfHtml, partsOfTexts } from "./parts-of-html.ts";
import { cardFields, cardShape, documentOfCard, earliest } from "./source.ts";
import type { SearchSource } from "./source.ts";

const articleShape = cardShape.extend({
  outline: z.array(z.object({ text: z.string() })).nullish(),
  permitTypes: z.array(z.string()).nullish(),
  authors: z
    .array(z.object({ name: z.string() }).nullable().catch(null))
    .nullish()
    .catch(null),
  reviewDueAt: z.string().nullish(),
});
const factShape = z.object({
  title: z.string().nullish(),
  body: z.string().nullish(),
  validUntil: z.string().nullish(),
});
const textShape = z
  .object({
    body: z.string().nullish(),
    plainBody: z.string().nullish(),
    factsUntil: z.string().nullish(),
    facts: z.array(factShape).nullish(),
  })
  .nullish();
const text = [
  "id",
  "body",
  "plainBody",
  "factsUntil",
  "facts.title",
  "facts.body",
  "facts.validUntil",
];

export const articleSource: SearchSource = {
  collection: "articles",
  fields: {
    teaser: [...cardFields, "outline", "permitTypes", "authors", "reviewDueAt"],
    free: text,
    paying: text,
  },
  itemOf({ teaser, free, paying }) {
    const card = articleShape.parse(teaser);
    const { body, plainBody, factsUntil, facts } = textShape.parse(paying ?? free) ?? {};
    const shared = documentOfCard(card);
    const document = {
      key: `articles/${card.id}`,
      kind: "articles",
      path: `/app/articles/${encodeURIComponent(card.slug)}`,
      ...shared,
      labels: [
        ...shared.labels,
        ...(card.outline ?? []).map((heading) => heading.text),
        ...(card.permitTypes ?? []).map((permit) => `autorização ${permit}`),
      ],
      isOpen: free !== null,
      authorNames: (card.authors ?? []).flatMap((author) => author?.name ?? []),
      staleOn: earliest([
        card.reviewDueAt,
        factsUntil,
        ...(facts ?? []).map((fact) => fact.validUntil),
      ]),
      parts: [
        ...partsOfTexts(body, plainBody),
        ...(facts ?? []).flatMap((fact) => partsOfHtml(`${fact.title ?? ""} ${fact.body ?? ""}`)),
      ],
    } as const;
    return { documents: [document], facts: [] };
  },
};
