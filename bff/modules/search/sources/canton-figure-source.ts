import { z } from "zod";
import { figureAnswerUnits } from "../../../../contract/calculators/parameter-use.ts";
import { readCantonValues } from "../../../../contract/switzerland/canton-figures.ts";
import type { SearchSource } from "./source.ts";
import { nothingIndexed } from "./source.ts";

const text = z.string().nullish();
const figureShape = z.object({
  key: z.string(),
  year: z.coerce.string(),
  byCanton: z.unknown(),
  publisher: text,
  source: text,
  sourceUrl: text,
  note: text,
});

const isAnswered = (key: string): key is keyof typeof figureAnswerUnits =>
  Object.hasOwn(figureAnswerUnits, key);

/** Page of the portal that calculates with the figure. */
const pages: Readonly<Record<keyof typeof figureAnswerUnits, string>> = {
  premiumMedianCents: "/app/classifieds/health-insurances",
  cheapestPremium300Cents: "/app/classifieds/health-insurances",
  taxSingle7000Pct: "/app/tools/withholding-tax",
};

/** Figures of the canton pages that are not columns of `Cantons`. Paying members may read them. */
export const cantonFigureSource: SearchSource = {
  collection: "canton_figures",
  seenBy: "paying",
  fields: { teaser: ["id", ...Object.keys(figureShape.shape)], free: null, paying: null },
  itemOf({ teaser }) {
    const { key, year, byCanton, publisher, source, sourceUrl, note } = figureShape.parse(teaser);
    const published = publisher ?? source;
    if (!isAnswered(key) || !published) return nothingIndexed;
    const topic = `figure:${key}`;
    const facts = Object.entries(readCantonValues(byCanton).values).flatMap(([canton, each]) => {
      if (each.value === null) return [];
      const answer = {
        title: key,
        cantonName: null,
        value: each.value,
        unit: figureAnswerUnits[key],
        text: note ?? null,
        period: year,
        source: each.source ?? published,
        sourceUrl: each.sourceUrl ?? sourceUrl ?? null,
        path: pages[key],
      };
      return [{ key: `${topic}:${canton}:${year}`, topic, canton, isOpen: false, answer }];
    });
    return { documents: [], facts };
  },
};
