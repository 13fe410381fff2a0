import type { SearchAnswer } from "../../../../contract/api/search-v1.ts";
import { foldedPhrase } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { findNewestRate } from "../../switzerland/exchange-rates/rates.service.ts";
import { findFact } from "./facts.repository.ts";
import type { StoredFact } from "./facts.repository.ts";
import { readFigureQuestion, readMoneyQuestion, readParameterQuestion } from "./read-question.ts";

const QUESTION =
  /^(?:o que e|o que significa|significado de|definicao de|que e) (?:o |a |um |uma )?/;

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
    // The calculators are for paying members.
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
  const given = { value: amount, currency: base };
  const straight = await find(`rate:${base}:${quote}`, null);
  if (straight?.answer.value) {
    const value = amount * straight.answer.value;
    return { ...answerOf("rate", straight), value, unit: quote, amount: given };
  }
  const turned = await find(`rate:${quote}:${base}`, null);
  if (!turned?.answer.value) return null;
  return {
    ...answerOf("rate", turned),
    value: amount / turned.answer.value,
    unit: quote,
    amount: given,
  };
}

function answerOf(topic: string, { canton, answer }: StoredFact): SearchAnswer {
  const { cantonName, ...told } = answer;
  return {
    ...told,
    topic,
    canton: canton && cantonName ? { code: canton, name: cantonName } : null,
    amount: null,
  };
}
