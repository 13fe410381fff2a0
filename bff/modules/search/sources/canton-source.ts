import { z } from "zod";
import { cantonAnswerUnits } from "../../../../contract/calculators/parameter-use.ts";
import type { SearchFact } from "../documents/document.ts";
import { cantonOtherNames, spellingsOf } from "../../../../contract/switzerland/canton-names.ts";
import {
  communesByCanton,
  officesByCanton,
  placesOfCanton,
} from "../../../../contract/switzerland/place-names.ts";
import { partsOfHtml } from "./parts-of-html.ts";
import type { SearchSource } from "./source.ts";

const number = z.coerce.number().nullish();
const namesShape = z.object({
  id: z.coerce.string(),
  cantonCode: z.string(),
  name: z.string(),
  isSample: z.boolean().nullish(),
  translations: z.array(z.object({ name: z.string().nullish() })).nullish(),
});
const noteShape = z.object({
  year: z.coerce.string().nullish(),
  source: z.string().nullish(),
  sourceUrl: z.string().nullish(),
});
type Figure = keyof typeof cantonAnswerUnits;
const figures = Object.keys(cantonAnswerUnits) as Figure[];

const textShape = z
  .looseObject({
    figures: z.record(z.string(), noteShape.nullish()).nullish(),
    translations: z.array(z.object({ description: z.string().nullish() })).nullish(),
  })
  .nullish();

const LABELS = [
  "cantão",
  "morar viver mudar custa custo de vida",
  "aluguel médio salário mediano impostos população comuna",
];

/** A page for each canton. Its figures are direct answers only if they have a source and a year. */
export const cantonSource: SearchSource = {
  collection: "Cantons",
  fields: {
    teaser: ["id", "cantonCode", "name", "isSample", "translations.name"],
    free: null,
    paying: ["id", "figures", ...figures, "translations.description"],
  },
  deep: { translations: { _filter: { languages_code: { _eq: "pt-BR" } } } },
  itemOf({ teaser, paying }) {
    const canton = namesShape.parse(teaser);
    const text = textShape.parse(paying);
    const code = canton.cantonCode;
    const name = canton.translations?.[0]?.name ?? canton.name;
    const isOpen = canton.isSample ?? false;
    const path = `/app/cantons/${code}`;
    const description = text?.translations?.[0]?.description ?? "";
    const facts = figures.flatMap((figure): SearchFact[] => {
      const value = number.parse(text?.[figure]);
      const note = text?.figures?.[figure];
      if (typeof value !== "number" || !note?.source || !note.year) return [];
      const answer = {
        title: name,
        cantonName: name,
        value,
        unit: cantonAnswerUnits[figure],
        text: null,
        period: note.year,
        source: note.source,
        sourceUrl: note.sourceUrl ?? null,
        path,
      };
      const topic = `figure:${figure}`;
      return [{ key: `${topic}:${code}`, topic, canton: code, isOpen, answer }];
    });
    const document = {
      key: `cantons/${canton.id}`,
      kind: "cantons",
      path,
      title: name,
      summary: "",
      labels: [
        ...[code, canton.name, ...LABELS],
        ...[...placesOfCanton(code), ...(officesByCanton[code] ?? [])],
      ],
      category: null,
      cantons: [code],
      tags: [],
      isOpen,
      publishedAt: null,
      staleOn: null,
      parts: partsOfHtml(description),
    } as const;
    const communes = communesByCanton[code] ?? [];
    const sameNames = [
      {
        names: [name, canton.name, ...(cantonOtherNames[code] ?? []).flatMap(spellingsOf)],
        abbreviations: [code],
      },
      ...communes
        .map((names) => ({ names: names.flatMap(spellingsOf) }))
        .filter(({ names }) => names.length > 1),
    ];
    return { documents: [document], facts, sameNames };
  },
};
