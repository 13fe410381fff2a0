import { formatDate, formatNumber } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { DataTable } from "~/ui/data/data-table";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import {
  exchange,
  findRate,
  isWeekend,
  type DayRate,
  type Exchanged,
  CURRENCIES,
  type Currency,
} from "../../../../contract/calculators/exchange.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { ExplainedLine, type ToolSource } from "../explained-line";
import { percent } from "../figures";
import { ToolPage, ToolForm, ToolResult } from "../tool-page";
import { problemText, useToolValues } from "../use-tool-values";
import {
  currencyDefaults,
  currencyExample,
  readCurrency,
  type CurrencyField,
  type CurrencyQuestion,
  type CurrencyValues,
} from "./currency-values";

import { RateAlertForm, type AlertAnswer } from "./rate-alert-form";
import type { RateAlert } from "../../../../contract/api/exchange-rates-v1.ts";
import type { RateCourseAnswer } from "./rate-course";
import { RateCourseChart } from "./rate-course-chart";
import { currency as words } from "./words";

const t = translator("currency", words);

export type CurrencyPageProps = {
  rates: readonly DayRate[];
  today: string;
  sent: CurrencyValues | null;
  course: RateCourseAnswer;
  alerts: readonly RateAlert[] | null;
  alertAnswer: AlertAnswer | null;
};

const francs = new Intl.NumberFormat("de-CH", { minimumFractionDigits: 2 });
const others = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 });

/** Swiss format for francs ("CHF 1’234.50"), Brazilian format for reais ("BRL 1.234,50"). */
function money(cents: number, code: Currency): string {
  const amount = (code === "CHF" ? francs : others).format(Math.abs(cents) / 100);
  return `${cents < 0 ? "−" : ""}${code}\u00a0${amount.replaceAll("'", "’")}`;
}

export function CurrencyPage(props: CurrencyPageProps) {
  const { rates, today, sent, course, alerts, alertAnswer } = props;
  const pair = { from: course.from, to: course.to };
  const start = { defaults: currencyDefaults, known: pair, example: currencyExample };
  const form = useToolValues(start, sent);
  const { values, control } = form;
  const read = readCurrency(values);
  const from = CURRENCIES.find((code) => code === values.from) ?? "CHF";
  const to = CURRENCIES.find((code) => code === values.to) ?? "BRL";
  const published = listPairRates(rates, from, to);
  const question = read.state === "ready" ? read.input : null;
  const publishedRate = published[0]?.rate ?? null;
  const rate = question && (question.ownRate ?? publishedRate);
  const answer = question && rate !== null ? exchange({ ...question, rate, publishedRate }) : null;
  const field = (name: Exclude<CurrencyField, "from" | "to">, hint?: string) => (
    <TextField
      {...control(name)}
      inputMode="decimal"
      autoComplete="off"
      label={t(`fields.${name}`)}
      hint={hint}
      error={problemText(read, name)}
    />
  );
  const choice = (name: "from" | "to") => (
    <Select
      {...control(name)}
      label={t(`fields.${name}`)}
      options={CURRENCIES.map((value) => ({ value, label: t(`names.${value}`) }))}
    />
  );
  return (
    <ToolPage name="currency">
      <ToolForm
        form={form}
        example={t("example", { amount: money(Number(currencyExample.amount) * 100, from) })}
        more={
          <>
            {field("spread", t("fields.spreadHint"))}
            {field("fee")}
            {field("tax", t("fields.taxHint"))}
          </>
        }
      >
        {field("amount")}
        {choice("from")}
        {choice("to")}
        {field("own", t("fields.ownHint", { from, to }))}
      </ToolForm>
      <ToolResult
        isTypedOnly={question !== null && question.ownRate !== null}
        waiting={read.state === "ready" ? null : read.state}
        headline={
          answer && question
            ? headlineOf(answer, {
                ...{ question, today },
                source: question.ownRate === null ? (published[0] ?? null) : null,
              })
            : { label: t("headline.none"), amount: null }
        }
        isExample={form.isExample}
        today={today}
        nextSteps={alerts !== null && published.length > 0 && from !== to ? ["rateAlert"] : []}
      >
        {answer && question && rate !== null && (
          <ExchangeLines
            answer={answer}
            question={question}
            rate={rate}
            source={question.ownRate === null ? (published[0] ?? null) : null}
          />
        )}
        {from !== to && <Published rates={published} from={from} to={to} today={today} />}
      </ToolResult>
      <RateCourseChart course={course} chosen={{ from, to }} />
      <RateAlertForm
        alerts={alerts}
        from={from}
        to={to}
        hasRate={published.length > 0}
        answer={alertAnswer}
      />
    </ToolPage>
  );
}

type PairRate = ToolSource & { day: string; rate: number };

function listPairRates(rates: readonly DayRate[], from: string, to: string): PairRate[] {
  return [...new Set(rates.map(({ source }) => source))].flatMap((source) => {
    const own = rates.filter((each) => each.source === source);
    const rate = findRate(own, from, to);
    const [newest] = own;
    if (rate === null || !newest) return [];
    const { day, sourceUrl } = newest;
    const year = Number(day.slice(0, 4));
    return [{ source, day, rate, sourceUrl, year, publisher: null, reviewedAt: day }];
  });
}

type Shown = { question: CurrencyQuestion; source: PairRate | null; today: string };

function headlineOf(
  { receivedCents, idealCents, costPercent }: Exchanged,
  { question, source, today }: Shown,
) {
  const { to, ownRate, spreadPercent, feeCents, taxPercent } = question;
  const hasCosts = ownRate !== null || spreadPercent > 0 || feeCents > 0 || taxPercent > 0;
  return {
    label: t("headline.label"),
    amount: money(receivedCents, to),
    notes: [
      ...(source ? [dayNote(source.day, today)] : []),
      ...(hasCosts && idealCents !== null
        ? [t("headline.ideal", { amount: money(idealCents, to) })]
        : []),
      ...(!hasCosts ? [t("headline.noCost")] : []),
      ...(hasCosts && costPercent !== null
        ? [t("headline.cost", { percent: percent(costPercent) })]
        : []),
    ],
  };
}

function dayNote(day: string, today: string): string {
  const [days, date] = [ageDays(day, today), formatDate(`${day}T12:00:00Z`)];
  return t(days > FRESH_DAYS ? "headline.oldDay" : "headline.day", { days, date });
}

type LinesProps = {
  answer: Exchanged;
  question: CurrencyQuestion;
  rate: number;
  source: PairRate | null;
};

function ExchangeLines({ answer, question, rate, source }: LinesProps) {
  const { from, to, cents } = question;
  const values = {
    amount: money(cents, from),
    fee: money(answer.feeCents, from),
    tax: money(answer.taxCents, from),
    rate: formatNumber(rate, 6),
    spread: money(answer.spreadCents, to),
    received: money(answer.receivedCents, to),
  };
  const sources = source ? [source] : [];
  return (
    <section aria-labelledby="exchange-lines">
      <h3 id="exchange-lines">{t("lines.heading")}</h3>
      <ExplainedLine
        label={t("lines.fee")}
        amount={values.fee}
        formula={t("lines.feeFormula")}
        sources={[]}
      />
      <ExplainedLine
        label={t("lines.tax")}
        amount={values.tax}
        formula={t("lines.taxFormula", { ...values, percent: percent(question.taxPercent) })}
        sources={[]}
      />
      <ExplainedLine
        label={t("lines.spread")}
        amount={values.spread}
        formula={t("lines.spreadFormula", { ...values, percent: percent(question.spreadPercent) })}
        sources={sources}
      />
      <ExplainedLine
        label={t("lines.received")}
        amount={values.received}
        formula={t("lines.receivedFormula", values)}
        sources={sources}
        isTotal
      >
        {source === null && <p>{t("rates.own")}</p>}
      </ExplainedLine>
    </section>
  );
}

function sourceLink({ source, sourceUrl }: PairRate) {
  return (
    <span data-source>{sourceUrl ? <SmartLink to={sourceUrl}>{source}</SmartLink> : source}</span>
  );
}

type PublishedProps = { rates: readonly PairRate[]; from: string; to: string; today: string };

const FRESH_DAYS = 7;
const ageDays = (day: string, today: string) =>
  Math.floor((Date.parse(today) - Date.parse(day)) / DAY_MS);

function Published({ rates, from, to, today }: PublishedProps) {
  const [newest] = rates;
  const days = newest ? ageDays(newest.day, today) : 0;
  return (
    <section aria-labelledby="published-rates" className={layout.stack}>
      <h3 id="published-rates">{t("rates.heading")}</h3>
      {rates.length === 0 ? (
        <p>{t("rates.none")}</p>
      ) : (
        <DataTable
          caption={t("rates.caption")}
          rows={rates}
          keyOf={({ source }) => source}
          columns={[
            {
              title: t("rates.source"),
              cell: sourceLink,
            },
            {
              title: t("rates.rate", { from, to }),
              cell: ({ rate }) => formatNumber(rate, 4),
              isNumber: true,
            },
            {
              title: t("rates.day"),
              cell: ({ day }) => formatDate(`${day}T12:00:00Z`),
              isNumber: true,
            },
          ]}
        />
      )}
      {days <= FRESH_DAYS && isWeekend(today) && <p>{t("rates.weekend")}</p>}
    </section>
  );
}
