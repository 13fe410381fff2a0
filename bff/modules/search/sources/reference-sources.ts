import { z } from "zod";
import { foldedPhrase } from "../../../../contract/search.ts";
import type { SearchSource } from "./source.ts";
import { nothingIndexed } from "./source.ts";

const parameterShape = z.object({
  id: z.string(),
  key: z.string(),
  year: z.coerce.string().nullish(),
  source: z.string().nullish(),
  sourceUrl: z.string().nullish(),
  reviewedAt: z.string().nullish(),
  canton: z.object({ cantonCode: z.string(), name: z.string() }).nullish(),
  value: z.unknown(),
});
/** A parameter that says what it is called and counts something. */
const namedValue = z.object({ name: z.string(), value: z.number(), unit: z.string().nullish() });

/** Parameters that have a name and a number answer by it; the rest are for machines. */
export const parameterSource: SearchSource = {
  collection: "parameter_sets",
  fields: {
    teaser: [
      ...["id", "key", "year", "source", "sourceUrl", "reviewedAt", "value"],
      ...["canton.cantonCode", "canton.name"],
    ],
    free: null,
    paying: null,
  },
  itemOf({ teaser }) {
    const { key, year, source, sourceUrl, reviewedAt, canton, value } =
      parameterShape.parse(teaser);
    const named = namedValue.safeParse(value);
    const period = year ?? reviewedAt ?? null;
    if (!named.success || !source || !period) return nothingIndexed;
    const answer = {
      title: named.data.name,
      cantonName: canton?.name ?? null,
      value: named.data.value,
      unit: named.data.unit ?? null,
      text: null,
      period,
      source,
      sourceUrl: sourceUrl ?? null,
      path: null,
    };
    const topic = `parameter:${foldedPhrase(named.data.name)}`;
    const code = canton?.cantonCode ?? null;
    return {
      documents: [],
      facts: [
        {
          key: `${topic}:${period}:${code ?? ""}:${key}`,
          topic,
          canton: code,
          isOpen: true,
          answer,
        },
      ],
    };
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

/** Rates of exchange, each of its day. */
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
