import { z } from "zod";
import { listParameterAnswers } from "./parameter-answers.ts";
import type { SearchSource } from "./source.ts";
import { nothingIndexed } from "./source.ts";

const parameterShape = z.object({
  id: z.string(),
  key: z.string(),
  year: z.coerce.string().nullish(),
  source: z.string().nullish(),
  sourceUrl: z.string().nullish(),
  reviewedAt: z.string().nullish(),
  version: z.coerce.number().nullish(),
  canton: z.unknown().optional(),
  value: z.unknown(),
});
/**
 * National parameters directly answer queries for their numbers. Tables are left out: only programs read
 * them.
 */
export const parameterSource: SearchSource = {
  collection: "parameter_sets",
  fields: {
    teaser: [
      "id",
      "key",
      "year",
      "version",
      "canton",
      "source",
      "sourceUrl",
      "reviewedAt",
      "value",
    ],
    free: null,
    paying: null,
  },
  itemOf({ teaser }) {
    const { key, year, version, canton, source, sourceUrl, reviewedAt, value } =
      parameterShape.parse(teaser);
    const period = year ?? reviewedAt ?? null;
    if (!source || !period || canton) return nothingIndexed;
    // The last key of a topic answers: the newest year, and within it the highest version.
    const edition = `${period}:${String(version ?? 0).padStart(4, "0")}`;
    const facts = listParameterAnswers(key, value).flatMap(({ names, field, path, ...told }) => {
      const answer = {
        ...{ title: told.title, value: told.value, unit: told.unit, path, period, source },
        ...{ cantonName: null, text: null, sourceUrl: sourceUrl ?? null },
      };
      return names.map((name) => ({
        key: `parameter:${name}:${edition}:${key}.${field}`,
        topic: `parameter:${name}`,
        ...{ canton: null, isOpen: true, answer },
      }));
    });
    return { documents: [], facts };
  },
};

const rateShape = z.object({
  base: z.string(),
  quote: z.string(),
  date: z.string(),
  rate: z.coerce.number().positive(),
  source: z.string().nullish(),
  sourceUrl: z.string().nullish(),
});

export const rateSource: SearchSource = {
  collection: "currency_rates",
  fields: { teaser: ["id", ...Object.keys(rateShape.shape)], free: null, paying: null },
  itemOf({ teaser }) {
    const { base, quote, date, rate, source, sourceUrl } = rateShape.parse(teaser);
    if (!source) return nothingIndexed;
    const topic = `rate:${base}:${quote}`;
    const answer = {
      title: `${base}/${quote}`,
      cantonName: null,
      value: rate,
      unit: quote,
      text: null,
      period: date.slice(0, 10),
      source,
      sourceUrl: sourceUrl ?? null,
      path: null,
    };
    return {
      documents: [],
      facts: [{ key: `${topic}:${date}`, topic, canton: null, isOpen: true, answer }],
    };
  },
};
