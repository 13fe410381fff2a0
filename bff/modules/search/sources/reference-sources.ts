import { z } from "zod";
import { answeringParameters } from "../../../../contract/calculators/parameter-use.ts";
import type { ParameterValue } from "../../../../contract/calculators/parameters.ts";
import { professionsByOccupation } from "../../../../contract/calculators/professions.ts";
import { WAGE_TABLE_KEY } from "../../../../contract/calculators/wage-table.ts";
import { professionTopic } from "../answers/question-names.ts";
import type { SearchFact } from "../documents/document.ts";
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

type Answering = {
  title: string;
  names: readonly string[];
  unit: "percent" | "CHF" | "CHF/month" | "cents/month";
  /** Page that uses the number, without the locale. */
  path: string;
};

type AnsweringKey = (typeof answeringParameters)[number];
type Answers = { [Key in AnsweringKey]: { [Field in keyof ParameterValue<Key>]?: Answering } };

const SALARY = "/app/tools/net-salary";
const WITHHOLDING = "/app/tools/withholding-tax";
const MORTGAGE = "/app/tools/mortgage";
const PREMIUMS = "/app/classifieds/health-insurances";

const answers: Answers = {
  "calc.ahv": {
    employeePercent: {
      title: "AHV/IV/EO: desconto do empregado",
      names: ["desconto ahv", "desconto da ahv", "taxa ahv", "contribuicao ahv", "desconto avs"],
      ...{ unit: "percent", path: SALARY },
    },
  },
  "calc.alv": {
    employeePercent: {
      title: "Seguro-desemprego (ALV): desconto do empregado",
      names: ["desconto alv", "taxa alv", "contribuicao alv", "desconto do seguro desemprego"],
      ...{ unit: "percent", path: SALARY },
    },
    ceilingPerYearChf: {
      title: "Seguro-desemprego (ALV): salário anual segurado, no máximo",
      names: ["teto alv", "teto do seguro desemprego", "salario maximo segurado"],
      ...{ unit: "CHF", path: SALARY },
    },
  },
  "calc.bvg": {
    entryThresholdPerYearChf: {
      title: "Salário anual a partir do qual há segundo pilar (BVG)",
      names: [
        "limite bvg",
        "limite de entrada bvg",
        "salario minimo bvg",
        "limite do segundo pilar",
      ],
      ...{ unit: "CHF", path: SALARY },
    },
    coordinationDeductionPerYearChf: {
      title: "Dedução de coordenação do segundo pilar, por ano",
      names: ["deducao de coordenacao", "koordinationsabzug"],
      ...{ unit: "CHF", path: SALARY },
    },
  },
  "calc.family": {
    childPerMonthChf: {
      title: "Abono por filho, o mínimo na Suíça",
      names: ["abono por filho", "abono de familia", "abono familia", "kinderzulage"],
      ...{ unit: "CHF/month", path: SALARY },
    },
    educationPerMonthChf: {
      title: "Abono de formação, o mínimo na Suíça",
      names: ["abono de formacao", "ausbildungszulage"],
      ...{ unit: "CHF/month", path: SALARY },
    },
  },
  "calc.health-premium": {
    adultChf: {
      title: "Prêmio médio do seguro de saúde, adultos",
      names: [
        ...["premio medio", "premio do seguro de saude", "premio medio do seguro de saude"],
        ...["preco do seguro de saude", "seguro de saude por mes"],
      ],
      ...{ unit: "cents/month", path: PREMIUMS },
    },
  },
  "calc.health-costs": {
    coinsuranceMaxAdultChf: {
      title: "Limite anual da coparticipação, adultos",
      names: ["limite da coparticipacao", "teto da coparticipacao"],
      ...{ unit: "CHF", path: PREMIUMS },
    },
  },
  "calc.withholding": {
    ordinaryFromGrossPerYearChf: {
      title: "Imposto na fonte: salário bruto anual a partir do qual a declaração é obrigatória",
      names: ["limite da quellensteuer", "limite do imposto na fonte"],
      ...{ unit: "CHF", path: WITHHOLDING },
    },
  },
  "calc.mortgage": {
    minEquityPercent: {
      title: "Entrada mínima para comprar um imóvel, do preço",
      names: ["entrada minima", "entrada para comprar casa", "capital proprio minimo"],
      ...{ unit: "percent", path: MORTGAGE },
    },
  },
  "calc.mortgage-rate": {
    saronPercent: {
      title: "Hipoteca SARON, taxa de referência",
      names: ["juros da hipoteca", "taxa da hipoteca", "taxa saron", "hipoteca saron"],
      ...{ unit: "percent", path: MORTGAGE },
    },
  },
};

const isAnswering = (key: string): key is AnsweringKey =>
  answeringParameters.some((each) => each === key);

export function listParameterAnswers(key: string, value: unknown) {
  const fields = isAnswering(key) ? answers[key] : {};
  if (typeof value !== "object" || value === null) return [];
  const input = value as Readonly<Record<string, unknown>>;
  return Object.entries<Answering>(fields).flatMap(([field, answering]) => {
    const number = input[field];
    if (typeof number !== "number") return [];
    const inUnit = answering.unit === "cents/month" ? Math.round(number * 100) : number;
    return [{ ...answering, field, value: inUnit }];
  });
}

const row = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const wageShape = z.object({
  occupations: z.array(z.object({ code: z.string(), name: z.string(), total: row })),
});

const swiss = new Intl.NumberFormat("de-CH");
const francs = (amount: number) => `CHF ${swiss.format(amount).replaceAll("'", "’")}`;

type Published = { period: string; source: string; sourceUrl: string | null };

/** The median wage of a profession's group, by each everyday name of the profession. */
export function listWageFacts(value: unknown, { period, ...published }: Published): SearchFact[] {
  const { occupations } = wageShape.parse(value);
  return occupations.flatMap(({ code, name, total: [, p25, median, p75] }) => {
    const answer = {
      title: `Salário mediano na Suíça: ${name}`,
      cantonName: null,
      value: median,
      unit: "CHF/month",
      text: `Bruto, em tempo integral. A metade do meio ganha de ${francs(p25)} a ${francs(p75)}.`,
      ...{ period, ...published, path: "/app/tools/salary-comparison" },
    };
    const topics = new Set((professionsByOccupation[code] ?? []).map(professionTopic));
    return [...topics].map((topic) => ({
      key: `${topic}:${period}:${code}`,
      topic,
      ...{ canton: null, isOpen: true, answer },
    }));
  });
}

/**
 * National parameters directly answer queries for their numbers. Of the tables only the wages do, by
 * profession.
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
    const published = { period, source, sourceUrl: sourceUrl ?? null };
    if (key === WAGE_TABLE_KEY) return { documents: [], facts: listWageFacts(value, published) };
    const facts = listParameterAnswers(key, value).flatMap(({ names, field, path, ...rest }) => {
      const answer = {
        ...{ title: rest.title, value: rest.value, unit: rest.unit, path, ...published },
        ...{ cantonName: null, text: null },
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
