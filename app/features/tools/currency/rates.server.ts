import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { AppError } from "~/http/app-error";
import { createMemory } from "~/process/memory.server";
import { formatDate, formatMoney } from "~/i18n/format";
import type { ExchangeRatesApi } from "~/service/official-tables-api.server";
import type { RateAlert } from "../../../../contract/api/exchange-rates-v1.ts";
import { findRate, type DayRate, CURRENCIES } from "../../../../contract/calculators/exchange.ts";
import { readNumber } from "../../../../contract/calculators/read-amount.ts";
import type { AlertAnswer } from "./rate-alert-form";
import type { RateCourseAnswer, CourseChoice } from "./rate-course";

/** Pairs × sources × a few days. */
const MAX_ROWS = 200;

const rateRow = shape("currency_rates", {
  base: { code: z.string() },
  quote: { code: z.string() },
  date: z.string(),
  rate: z.coerce.number().positive(),
  source: z.string().nullable(),
  sourceUrl: z.string().nullable(),
});

/**
 * Newest first, without rates that name no source.
 * @throws {CmsError}
 */
function listWrittenRates(cms: TierCms): Promise<DayRate[]> {
  return cms.cached("calculators:rates", async (ask) => {
    const rows = await ask(readRows(rateRow, { sort: ["-date"], limit: MAX_ROWS }));
    const newest = new Map<string, DayRate>();
    for (const { base, quote, date, source, ...rate } of rows) {
      if (!base || !quote || !source) continue;
      const key = `${base.code}:${quote.code}:${source}`;
      const found = { ...rate, base: base.code, quote: quote.code, source, day: date.slice(0, 10) };
      if (!newest.has(key)) newest.set(key, found);
    }
    return [...newest.values()];
  });
}

/** Published rates are the same for all members, and new once a day. */
const published = createMemory<DayRate[]>({ ttlMs: 60_000, max: 1 });

async function readPublished(api: Pick<ExchangeRatesApi, "listNewest">): Promise<DayRate[]> {
  const result = await api.listNewest();
  if (result.isError) throw new AppError("service_unavailable");
  return result.data.rates;
}

/**
 * While the service is unavailable, only the rates by editors.
 * @throws {CmsError}
 */
export async function listNewestRates(
  cms: TierCms,
  api: Pick<ExchangeRatesApi, "listNewest">,
): Promise<DayRate[]> {
  const [newest, written] = await Promise.all([
    published.find("newest", () => readPublished(api)).catch(() => []),
    listWrittenRates(cms),
  ]);
  return [...newest, ...written];
}

/**
 * One franc in reais with its day, in words; null without a rate.
 * @throws {CmsError}
 */
export async function findFrancInReais(
  cms: TierCms,
  api: Pick<ExchangeRatesApi, "listNewest">,
): Promise<string | null> {
  const rates = await listNewestRates(cms, api);
  const rate = findRate(rates, "CHF", "BRL");
  const day = rates
    .filter(({ base, quote }) => [base, quote].some((code) => code === "CHF" || code === "BRL"))
    .map((each) => each.day)
    .toSorted()
    .at(-1);
  if (rate === null || day === undefined) return null;
  return `CHF 1 = ${formatMoney(Math.round(rate * 100), "BRL")}, ${formatDate(`${day}T12:00:00Z`)}`;
}

export async function findCourse(
  api: Pick<ExchangeRatesApi, "findCourse">,
  choice: CourseChoice,
): Promise<RateCourseAnswer> {
  const result = await api.findCourse(choice);
  return { ...choice, series: result.isError ? null : result.data.series };
}

const HIGHEST_RATE = 1_000;
const RATE_DECIMALS = 8;

export async function listAlerts(
  api: Pick<ExchangeRatesApi, "listAlerts">,
): Promise<readonly RateAlert[] | null> {
  const result = await api.listAlerts();
  return result.isError ? null : result.data.alerts;
}

export async function answerAlert(
  api: Pick<ExchangeRatesApi, "setAlert" | "removeAlert">,
  form: FormData,
): Promise<AlertAnswer | null> {
  const intent = form.get("intent");
  if (intent !== "alert" && intent !== "remove-alert") return null;
  const [from, to] = ["from", "to"].map((name) =>
    CURRENCIES.find((code) => code === form.get(name)),
  );
  if (!from || !to || from === to) return { problem: "pair", typed: "" };
  if (intent === "remove-alert") {
    const result = await api.removeAlert({ from, to });
    return { problem: result.isError ? "away" : null, done: "removed", typed: "" };
  }
  const typed = String(form.get("threshold") ?? "").slice(0, 40);
  const read = readNumber(typed, { maxDecimals: RATE_DECIMALS, largest: HIGHEST_RATE });
  if (read.state !== "number" || read.value <= 0) return { problem: "threshold", typed };
  const result = await api.setAlert({ from, to, threshold: read.value });
  if (!result.isError) return { problem: null, done: "set", typed: "" };
  return { problem: result.statusCode === 404 ? "unknown" : "away", typed };
}
