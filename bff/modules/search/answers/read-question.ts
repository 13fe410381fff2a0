import { foldedPhrase } from "../../../../contract/content/search.ts";

export type FigureQuestion = { topic: string; place: string };
export type MoneyQuestion = { amount: number; base: string; quote: string };

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

const OPENING =
  /^(?:quanto custa|quanto e|quanto|quantos|qual e|qual|valor de|valor do) (?:o |a |os |as )?/;
const BEFORE_PLACE = /^(?:(?:em|de|do|da|no|na|para) )?(?:o |a )?(?:cantao (?:de |do |da )?)?/;

const IN_YEAR = / (?:em |de )?(20\d\d)$/;

export function readParameterQuestion(query: string): { name: string; year: string | null } {
  const asked = foldedPhrase(query).replace(OPENING, "");
  return { name: asked.replace(IN_YEAR, ""), year: IN_YEAR.exec(asked)?.[1] ?? null };
}

/** Parses "aluguel médio em Zug": a figure and a place. Null for anything else. */
export function readFigureQuestion(query: string): FigureQuestion | null {
  const words = foldedPhrase(query).replace(OPENING, "").split(" ");
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
const MONEY_FIRST = /^([a-z]+) ?(\d[\d.,'’]*)(?= )/;
const INTO = / (?:em|para|in|to) /;
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
  const asked = plain.replace(BEFORE_MONEY, "").replace(MONEY_FIRST, "$2 $1");
  const [given] = AMOUNT.exec(asked) ?? [];
  const [from = "", ...into] = asked.slice(given?.length ?? 0).split(INTO);
  const base = CODES.get(from.trim());
  const quote = CODES.get(into.join(" ").trim());
  const amount = given === undefined ? 1 : readAmount(given);
  if (!base || !quote || base === quote || amount === null) return null;
  return { amount, base, quote };
}
