import type { SearchAnswer } from "../../../../contract/api/search-v1.ts";
import { foldedPhrase } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { findNewestRate } from "../../switzerland/exchange-rates/rates.service.ts";
import { findFact } from "./facts.repository.ts";
import type { StoredFact } from "./facts.repository.ts";

const QUESTION =
  /^(?:o que e|o que significa|significado de|definicao de|que e) (?:o |a |um |uma )?/;

type FigureQuestion = { topic: string; place: string };
type MoneyQuestion = { amount: number; base: string; quote: string };

const FIGURES: Record<string, readonly string[]> = {
  averageRentPrice: ["aluguel", "aluguel medio", "preco do aluguel", "valor do aluguel"],
  averageMonthlySalary: ["salario", "salario medio", "salario mediano", "mediana salarial"],
  avgPremiumCents: [
    ...["premio", "premio medio", "premio do seguro", "premio do seguro de saude"],
    ...["premio medio do seguro de saude", "seguro de saude", "seguro saude", "krankenkasse"],
  ],
  populationInThousands: ["populacao", "habitantes", "numero de habitantes", "quantos moram"],
  grdpInChfMillions: ["pib", "produto interno bruto"],
  areaKm2: ["area", "tamanho", "superficie"],
  unemploymentPct: ["desemprego", "taxa de desemprego"],
  foreignersPct: ["estrangeiros", "taxa de estrangeiros"],
  taxIndex: ["imposto", "impostos", "carga tributaria"],
  capital: ["capital"],
};
const TOPICS = new Map(
  Object.entries(FIGURES).flatMap(([topic, names]) => names.map((name) => [name, topic])),
);

const QUESTION_WORDS =
  /^(?:quanto custa|quanto e|quanto|quantos|qual e|qual|valor de|valor do) (?:o |a |os |as )?/;
const BEFORE_PLACE = /^(?:(?:em|de|do|da|no|na|para) )?(?:o |a )?(?:cantao (?:de |do |da )?)?/;

const IN_YEAR = / (?:em |de )?(20\d\d)$/;

function readParameterQuestion(query: string): { name: string; year: string | null } {
  const requested = foldedPhrase(query).replace(QUESTION_WORDS, "");
  return { name: requested.replace(IN_YEAR, ""), year: IN_YEAR.exec(requested)?.[1] ?? null };
}

/** Parses "aluguel médio em Zug": a figure and a place. Null for anything else. */
export function readFigureQuestion(query: string): FigureQuestion | null {
  const words = foldedPhrase(query).replace(QUESTION_WORDS, "").split(" ");
  for (let length = words.length - 1; length > 0; length--) {
    const topic = TOPICS.get(words.slice(0, length).join(" "));
    if (!topic) continue;
    const place = words.slice(length).join(" ").replace(BEFORE_PLACE, "");
    return place ? { topic, place } : null;
  }
  return null;
}

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

/**
 * The direct answer to a query, with source and date: a figure of a canton, a currency conversion, a
 * parameter, a term. Null if there is none, or if the member may not see it.
 */
export async function findAnswer(
  db: Database,
  query: string,
  { mayReadAll, now }: { mayReadAll: boolean; now: Date },
): Promise<SearchAnswer | null> {
  const find = (topic: string, place: string | null) => findFact(db, { topic, place, mayReadAll });

  const money = readMoneyQuestion(query);
  if (money) return (await findPublishedConversion(db, money)) ?? findConversion(money, find);

  const figure = readFigureQuestion(query);
  if (figure) {
    const fact = await find(`figure:${figure.topic}`, figure.place);
    if (fact) return answerOf(figure.topic, fact);
  }
  const { name, year } = readParameterQuestion(query);
  const years = year
    ? { from: year, until: year }
    : { from: "", until: zurichDayOf(now).slice(0, 4) };
  const parameter = await findFact(db, {
    topic: `parameter:${name}`,
    place: null,
    mayReadAll,
    years,
  });
  if (parameter) {
    const answer = answerOf("parameter", parameter);
    // Free members get no link: the calculators are for paying members.
    return mayReadAll ? answer : { ...answer, path: null };
  }
  const term = await find(`term:${foldedPhrase(query).replace(QUESTION, "")}`, null);
  return term && answerOf("term", term);
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
  const { cantonName, ...rest } = answer;
  return {
    ...rest,
    topic,
    canton: canton && cantonName ? { code: canton, name: cantonName } : null,
    amount: null,
  };
}
