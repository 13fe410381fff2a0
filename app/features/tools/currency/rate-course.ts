import type { RateSeries } from "../../../../contract/api/exchange-rates-v1.ts";
import {
  CURRENCIES,
  RATE_PERIODS_DAYS,
  type Currency,
  type RatePeriodDays,
} from "../../../../contract/calculators/exchange.ts";

export type CourseChoice = { from: Currency; to: Currency; days: RatePeriodDays };
export type RateCourseAnswer = CourseChoice & { series: readonly RateSeries[] | null };

const findCurrency = (name: string | null) => CURRENCIES.find((code) => code === name);

export function readCourseChoice(params: URLSearchParams): CourseChoice {
  const from = findCurrency(params.get("from")) ?? "CHF";
  const query = findCurrency(params.get("to")) ?? "BRL";
  const to = query === from ? (from === "CHF" ? "BRL" : "CHF") : query;
  const days = RATE_PERIODS_DAYS.find((each) => String(each) === params.get("period")) ?? 365;
  return { from, to, days };
}

const queryOf = ({ from, to, days }: CourseChoice) =>
  `?${new URLSearchParams({ from, to, period: String(days) })}`;

export const coursePath = (choice: CourseChoice) =>
  `/app/tools/currency${queryOf(choice)}#rate-course`;
export const courseFileQuery = queryOf;

export function courseRows(series: readonly RateSeries[]) {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
  const bySource = series.map(({ points }) => new Map(points.map(({ day, rate }) => [day, rate])));
  return days.map((day) => ({ day, rates: bySource.map((known) => known.get(day) ?? null) }));
}

/** For Brazilian spreadsheets: semicolons, decimal commas, unknown values as "s/d". */
export function courseCsv({ from, to }: CourseChoice, series: readonly RateSeries[]): string {
  const head = ["Data", ...series.map(({ source }) => `1 ${from} em ${to} (${source})`)];
  const lines = courseRows(series).map(({ day, rates }) => [
    day,
    ...rates.map((rate) => (rate === null ? "s/d" : String(rate).replace(".", ","))),
  ]);
  const sources = series.map(({ source, sourceUrl }) => ["Fonte", source, sourceUrl]);
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = [head, ...lines, ...sources].map((line) => line.map(cell).join(";"));
  return `\ufeff${rows.join("\r\n")}\r\n`;
}
