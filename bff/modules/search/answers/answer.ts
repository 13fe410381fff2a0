import type { SearchAnswer } from "../../../../contract/api/search-v1.ts";
import { professionsByOccupation } from "../../../../contract/calculators/professions.ts";
import { foldedPhrase } from "../../../../contract/content/search.ts";
import { isOpenPath } from "../../../../contract/shared/closed-paths.ts";
import type { Database } from "../../../db/database.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { findNewestRate } from "../../switzerland/exchange-rates/rates.service.ts";
import { findCantonOfPlace, placeIn } from "../query/places.ts";
import { findFact } from "./facts.repository.ts";
import type { StoredFact } from "./facts.repository.ts";
import { factTopic, professionTopic } from "./question-names.ts";

const QUESTION =
  /^(?:o que e|o que significa|significado de|definicao de|que e) (?:o |a |um |uma )?/;

type FigureQuestion = { topic: string; place: string };
type MoneyQuestion = { amount: number; base: string; quote: string };

/** The figure that answers if there is none of the requested one. */
const SECOND_CHOICE: Readonly<Record<string, string>> = {
  avgPremiumCents: "premiumMedianCents",
  taxIndex: "taxSingle7000Pct",
};

const FIGURES: Record<string, readonly string[]> = {
  averageRentPrice: ["aluguel", "aluguel medio", "preco do aluguel", "valor do aluguel"],
  averageMonthlySalary: ["salario", "salario medio", "salario mediano", "mediana salarial"],
  avgPremiumCents: [
    ...["premio", "premio medio", "premio do seguro", "premio do seguro de saude"],
    ...["premio medio do seguro de saude", "seguro de saude", "seguro saude", "krankenkasse"],
    ...["preco do seguro de saude", "premio mediano", "premio krankenkasse", "premio seguro saude"],
  ],
  cheapestPremium300Cents: [
    ...["seguro mais barato", "premio mais barato", "seguro de saude mais barato", "menor premio"],
    "krankenkasse mais barata",
  ],
  populationInThousands: ["populacao", "habitantes", "numero de habitantes", "quantos moram"],
  grdpInChfMillions: ["pib", "produto interno bruto"],
  areaKm2: ["area", "tamanho", "superficie"],
  unemploymentPct: ["desemprego", "taxa de desemprego"],
  foreignersPct: ["estrangeiros", "taxa de estrangeiros"],
  taxIndex: ["imposto", "impostos", "carga tributaria"],
  taxSingle7000Pct: ["imposto na fonte", "quellensteuer", "tarifa do imposto na fonte"],
  capital: ["capital"],
};
const TOPICS = new Map(
  Object.entries(FIGURES).flatMap(([topic, names]) => names.map((name) => [name, topic])),
);

const QUESTION_WORDS =
  /^(?:quanto custa|quanto e|quanto|quantos|qual e|qual|valor de|valor do) (?:o |a |os |as )?/;

const AFTER_QUESTION = / (?:preco|por mes|hoje)$/;

const IN_YEAR = / (?:em |de )?(20\d\d)$/;

function readParameterQuestion(query: string): { name: string; year: string | null } {
  const requested = foldedPhrase(query).replace(QUESTION_WORDS, "");
  return { name: requested.replace(IN_YEAR, ""), year: IN_YEAR.exec(requested)?.[1] ?? null };
}

/** Parses "aluguel médio em Zug" and "Zug aluguel": a figure and a place. Null for anything else. */
export function readFigureQuestion(query: string): FigureQuestion | null {
  const bare = foldedPhrase(query).replace(QUESTION_WORDS, "").replace(AFTER_QUESTION, "");
  const words = bare.split(" ");
  for (let length = words.length - 1; length > 0; length--) {
    const topic = TOPICS.get(words.slice(0, length).join(" "));
    if (!topic) continue;
    const place = placeIn(words.slice(length).join(" "));
    return place ? { topic, place } : null;
  }
  for (let at = 1; at < words.length; at++) {
    const topic = TOPICS.get(words.slice(at).join(" "));
    const place = placeIn(words.slice(0, at).join(" "));
    if (topic && findCantonOfPlace(place)) return { topic, place };
  }
  return null;
}

const WAGE_QUESTION =
  /^(?:quanto (?:ganha|ganham|recebe|paga|pagam|e o salario de)|salario(?: medio| mediano)?|lohn) (?:um |uma |de |do |da |dos |das |para |por )*(.+?)(?: n[ao] suica| (?:por|ao) mes| hoje)*$/;

/** Parses "quanto ganha um enfermeiro na Suíça": a profession. Null for anything else. */
export const readWageQuestion = (query: string): string | null =>
  WAGE_QUESTION.exec(foldedPhrase(query))?.[1] ?? null;

const CURRENCIES: Record<string, readonly string[]> = {
  CHF: ["chf", "franco", "francos", "franco suico", "francos suicos", "fr"],
  BRL: ["brl", "real", "reais", "r"],
  EUR: ["eur", "euro", "euros"],
  USD: ["usd", "dolar", "dolares"],
  GBP: ["gbp", "libra", "libras"],
};
const CODES = new Map(
  Object.entries(CURRENCIES).flatMap(([code, names]) => names.map((name) => [name, code])),
);
const BEFORE_MONEY = /^quanto (?:e|sao|da|vale) /;
const AMOUNT = /^\d[\d.,'’ ]*/;
/** "chf 1000": the currency before the amount, in Swiss or Brazilian notation. */
const CURRENCY_FIRST = /^([a-z]+) ?(\d[\d.,'’]*)(?= )/;
const TARGET_CURRENCY_WORD = / (?:em|para|in|to) /;
const MAX_AMOUNT = 1_000_000_000;

/** Accepts `1'234.50`, `1.234,50` and `1234.5`. Null if it is not an amount. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/['’\s]/g, "");
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replace(/[.,]/g, "");
  if (!/^\d+$/.test(whole)) return null;
  const amount = Number(`${whole}.${decimal?.[1] ?? "0"}`);
  return amount <= MAX_AMOUNT ? amount : null;
}

export function readMoneyQuestion(query: string): MoneyQuestion | null {
  const plain = query
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("r$", "brl")
    .replace(/[\s?!]+/g, " ")
    .trim();
  const requested = plain.replace(BEFORE_MONEY, "").replace(CURRENCY_FIRST, "$2 $1");
  const [input] = AMOUNT.exec(requested) ?? [];
  const [from = "", ...into] = requested.slice(input?.length ?? 0).split(TARGET_CURRENCY_WORD);
  const base = CODES.get(from.trim());
  const quote = CODES.get(into.join(" ").trim());
  const amount = input === undefined ? 1 : readAmount(input);
  if (!base || !quote || base === quote || amount === null) return null;
  return { amount, base, quote };
}

const WAGES = new Set(Object.values(professionsByOccupation).flat().map(professionTopic));

const TOOL_OF_FIGURE: Readonly<Record<string, string>> = {
  avgPremiumCents: "portal/health-premiums",
  cheapestPremium300Cents: "portal/health-premiums",
  taxSingle7000Pct: "portal/tool-withholding-tax",
  taxIndex: "portal/tool-withholding-tax",
};

/** Key of the portal page that calculates what the query asks for. Null for any other query. */
export function findToolOfQuestion(query: string): string | null {
  if (readMoneyQuestion(query)) return "portal/tool-currency";
  const profession = readWageQuestion(query);
  if (profession && WAGES.has(professionTopic(profession))) return "portal/tool-salary-comparison";
  const figure = readFigureQuestion(query);
  const tool = figure && findCantonOfPlace(figure.place) && TOOL_OF_FIGURE[figure.topic];
  return tool ?? null;
}

/**
 * The direct answer to a query, with source and date: a figure of a canton, a currency conversion, a
 * parameter, a term. Null if there is none, or if the member may not see it.
 */
export async function findAnswer(
  db: Database,
  query: string,
  { mayReadAll, now }: { mayReadAll: boolean; now: Date },
): Promise<SearchAnswer | null> {
  const today = zurichDayOf(now);
  const find = (topic: string, place: string | null) =>
    findFact(db, { topic, place, mayReadAll, today });

  const money = readMoneyQuestion(query);
  if (money) return (await findPublishedConversion(db, money)) ?? findConversion(money, find);

  const figure = readFigureQuestion(query);
  if (figure) {
    for (const topic of [figure.topic, SECOND_CHOICE[figure.topic]]) {
      const fact = topic && (await find(`figure:${topic}`, figure.place));
      if (topic && fact) return answerOf(topic, fact);
    }
  }
  const profession = readWageQuestion(query);
  const wage = profession && (await find(professionTopic(profession), null));
  if (wage) return openAnswer("wage", wage, mayReadAll);
  const { name, year } = readParameterQuestion(query);
  const thisYear = today.slice(0, 4);
  const requestedYears = year
    ? [{ from: year, until: year }]
    : [
        { from: "", until: thisYear },
        { from: thisYear, until: NEVER },
      ];
  for (const years of requestedYears) {
    const within = { place: null, mayReadAll, years, today };
    const parameter = await findFact(db, { topic: `parameter:${name}`, ...within });
    if (parameter) return openAnswer("parameter", parameter, mayReadAll);
    const fact = await findFact(db, { topic: factTopic(name), ...within });
    if (fact) return answerOf("fact", fact);
  }
  const term = await find(`term:${foldedPhrase(query).replace(QUESTION, "")}`, null);
  return term && answerOf("term", term);
}

const NEVER = "9999";

/** Free members get no link: the calculators are for paying members. */
function openAnswer(topic: string, fact: StoredFact, mayReadAll: boolean): SearchAnswer {
  const answer = answerOf(topic, fact);
  return mayReadAll ? answer : { ...answer, path: null };
}

type Find = (topic: string, place: string | null) => Promise<StoredFact | null>;

type Conversion = { amount: number; base: string; quote: string };

async function findPublishedConversion(
  db: Database,
  { amount, base, quote }: Conversion,
): Promise<SearchAnswer | null> {
  const newest = await findNewestRate(db, { from: base, to: quote });
  return (
    newest && {
      ...{ topic: "rate", title: `${base}/${quote}`, canton: null, text: null, path: null },
      ...{ value: amount * newest.rate, unit: quote, amount: { value: amount, currency: base } },
      ...{ period: newest.day, source: newest.source, sourceUrl: newest.sourceUrl },
    }
  );
}

/** Uses the editors' rate of the pair, or of the reverse pair. */
async function findConversion(
  { amount, base, quote }: Conversion,
  find: Find,
): Promise<SearchAnswer | null> {
  const input = { value: amount, currency: base };
  const directRate = await find(`rate:${base}:${quote}`, null);
  if (directRate?.answer.value) {
    const value = amount * directRate.answer.value;
    return { ...answerOf("rate", directRate), value, unit: quote, amount: input };
  }
  const inverseRate = await find(`rate:${quote}:${base}`, null);
  if (!inverseRate?.answer.value) return null;
  return {
    ...answerOf("rate", inverseRate),
    value: amount / inverseRate.answer.value,
    unit: quote,
    amount: input,
  };
}

function answerOf(topic: string, { canton, answer }: StoredFact): SearchAnswer {
  const { cantonName, path, ...rest } = answer;
  return {
    ...rest,
    path: path && isOpenPath(path) ? path : null,
    topic,
    canton: canton && cantonName ? { code: canton, name: cantonName } : null,
    amount: null,
  };
}
