import { z } from "zod";
import { plainText } from "../../../../contract/content/rich-text.ts";
import { foldedPhrase } from "../../../../contract/content/search.ts";
import type { SearchSource } from "./source.ts";

const word = z.string().nullish();
const termShape = z.object({
  id: z.string(),
  slug: z.string(),
  term: z.string(),
  ptBr: word,
  definition: word,
  de: word,
  fr: word,
  it: word,
  en: word,
  source: word,
  sourceUrl: word,
  spellings: z.array(z.string()).nullish(),
  date_updated: word,
  date_created: word,
});

const isSubmitted = (value: string | null | undefined): value is string => Boolean(value);

/** A term under each of its names. Its definition is public and directly answers a query for a name. */
export const glossarySource: SearchSource = {
  collection: "glossary_terms",
  fields: { teaser: Object.keys(termShape.shape), free: null, paying: null },
  itemOf({ teaser }) {
    const { id, slug, term, definition, source, sourceUrl, ...row } = termShape.parse(teaser);
    const spelled = [term, row.ptBr, row.de, row.fr, row.it, row.en, ...(row.spellings ?? [])];
    const names = [...new Set(spelled.filter(isSubmitted))];
    const definitionText = plainText(definition ?? "");
    const title = row.ptBr && row.ptBr !== term ? `${term}: ${row.ptBr}` : term;
    const path = `/app/glossary/${encodeURIComponent(slug)}`;
    const document = {
      key: `glossary/${id}`,
      kind: "glossary",
      path,
      title,
      summary: definitionText,
      labels: names,
      category: null,
      cantons: [],
      tags: [],
      isOpen: true,
      publishedAt: null,
      staleOn: null,
      parts: [],
    } as const;
    const answer = {
      title,
      cantonName: null,
      value: null,
      unit: null,
      text: definitionText,
      period: (row.date_updated ?? row.date_created)?.slice(0, 10) ?? null,
      source: source ?? "",
      sourceUrl: sourceUrl ?? null,
      path,
    };
    const topics = [...new Set(names.map(foldedPhrase))].filter(Boolean);
    return {
      documents: [document],
      facts:
        definitionText && source
          ? topics.map((topic) => ({
              key: `term:${topic}:${id}`,
              topic: `term:${topic}`,
              canton: null,
              isOpen: true,
              answer,
            }))
          : [],
    };
  },
};
