import type { ToolData } from "~/features/tools/tool-data.server";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { Icon } from "~/ui/media/icon";
import { percentOf } from "../../../../contract/calculators/cents.ts";
import { mortgageOf, type MortgageAnswer } from "../../../../contract/calculators/mortgage.ts";
import {
  editionOf,
  parametersOf,
  type ParameterSet,
} from "../../../../contract/calculators/parameters.ts";
import { ExplainedLine, SourceNote } from "../explained-line";
import { chf, percent, shareText } from "../figures";
import { ToolBars } from "../tool-bars";
import { ToolPage, ToolForm, ToolResult } from "../tool-page";
import { problemText, useToolValues } from "../use-tool-values";
import {
  mortgageDefaults,
  mortgageExample,
  readMortgage,
  type MortgageField,
  type MortgageValues,
  type MortgageQuestion,
} from "./mortgage-values";
import { mortgage as words } from "./words";
import styles from "./mortgage-page.module.css";

const t = translator("mortgage", words);
const common = translator("tools", tools);

export type MortgagePageProps = { data: ToolData; sent: MortgageValues | null };

type MortgageResultProps = {
  answer: MortgageAnswer;
  question: MortgageQuestion;
  rules: ParameterSet<"calc.mortgage">;
  rate: ParameterSet<"calc.mortgage-rate"> | null;
  todayPercent: number | null;
  requestedYear: number;
};

function MortgageResult(props: MortgageResultProps) {
  return (
    <>
      <Checks {...props} />
      <Loan {...props} />
      <CostChart {...props} />
      <CostLines {...props} />
    </>
  );
}

function Checks({ answer, rules, requestedYear }: MortgageResultProps) {
  const { holds } = answer;
  const rows = [
    ["equity", holds.equity, rules.value.minEquityPercent, answer.equityPercent],
    ["hardEquity", holds.hardEquity, rules.value.minHardEquityPercent, answer.hardEquityPercent],
    ["income", holds.income, rules.value.maxCostOfIncomePercent, answer.costOfIncomePercent],
  ] as const;
  return (
    <section aria-labelledby="mortgage-checks">
      <h3 id="mortgage-checks">{t("checks.heading")}</h3>
      <ul className={styles.checks}>
        {rows.map(([name, isHeld, limit, own]) => (
          <li key={name} className={isHeld ? styles.held : styles.broken}>
            <Icon name={isHeld ? "circle-check" : "circle-alert"} />
            <span>
              <strong>{t(isHeld ? "checks.yes" : "checks.no")}:</strong>{" "}
              {t(`checks.${name}`, { share: shareText(limit) })}
              <small>
                {t("checks.is", {
                  percent: own === null ? common("result.unknown") : percent(own),
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <SourceNote of={rules} requestedYear={requestedYear} />
    </section>
  );
}

/** Not a cost of the year, so it is not among them. */
function Loan({ answer: { mortgageCents }, question }: MortgageResultProps) {
  return (
    <section aria-labelledby="mortgage-loan">
      <h3 id="mortgage-loan">{t("loan")}</h3>
      <ExplainedLine
        label={t("lines.mortgage")}
        amount={chf(mortgageCents)}
        formula={t("formula.mortgage", {
          price: chf(question.priceCents),
          equity: chf(question.hardEquityCents + question.pensionEquityCents),
          amount: chf(mortgageCents),
        })}
        sources={[]}
      />
    </section>
  );
}

function CostChart({ answer, question, rules }: MortgageResultProps) {
  const limitCents = percentOf(question.incomePerYearCents, rules.value.maxCostOfIncomePercent);
  const bars = [
    { label: t("lines.total"), value: answer.imputedCost.totalCents },
    {
      label: t("chart.limit", { share: shareText(rules.value.maxCostOfIncomePercent) }),
      value: limitCents,
    },
  ].map((bar) => ({ ...bar, text: chf(bar.value) }));
  return (
    <ToolBars
      title={t("chart.title")}
      summary={t("chart.summary", {
        cost: chf(answer.imputedCost.totalCents),
        limit: chf(limitCents),
      })}
      caption={t("chart.caption")}
      lineTitle={t("chart.line")}
      amountTitle={t("chart.amount")}
      bars={bars}
    />
  );
}

function CostLines(props: MortgageResultProps) {
  const { answer, question, rules, rate, todayPercent, requestedYear } = props;
  const { mortgageCents, imputedCost, today } = answer;
  const { value } = rules;
  const ruled = { sources: [rules], law: t("law.rules"), requestedYear };
  const [interest, maintenance, amortization] = [
    chf(imputedCost.interestCents),
    chf(imputedCost.maintenanceCents),
    chf(imputedCost.amortizationCents),
  ];
  const [monthCents, todayCents] = [
    Math.round(imputedCost.totalCents / 12),
    today && Math.round(today.totalCents / 12),
  ];
  return (
    <section aria-labelledby="mortgage-lines">
      <h3 id="mortgage-lines">{t("lines.heading")}</h3>
      <ExplainedLine
        {...ruled}
        label={t("lines.interest")}
        amount={interest}
        formula={t("formula.rated", {
          base: chf(mortgageCents),
          percent: percent(value.imputedInterestPercent),
          amount: interest,
        })}
        changes={t("changes.interest")}
      />
      <ExplainedLine
        {...ruled}
        label={t("lines.maintenance")}
        amount={maintenance}
        formula={t("formula.rated", {
          base: chf(question.priceCents),
          percent: percent(value.maintenancePercent),
          amount: maintenance,
        })}
      />
      <ExplainedLine
        {...ruled}
        label={t("lines.amortization")}
        amount={amortization}
        formula={t("formula.amortization", {
          mortgage: chf(mortgageCents),
          share: shareText(value.amortizeToPercent),
          price: chf(question.priceCents),
          years: answer.amortizationYears,
          amount: amortization,
        })}
        changes={t("changes.amortization")}
      />
      <ExplainedLine
        label={t("lines.total")}
        amount={chf(imputedCost.totalCents)}
        formula={t("formula.total", {
          interest,
          maintenance,
          amortization,
          amount: chf(imputedCost.totalCents),
        })}
        sources={[]}
        isTotal
      />
      <ExplainedLine
        label={t("lines.month")}
        amount={chf(monthCents)}
        formula={t("formula.month", { base: chf(imputedCost.totalCents), amount: chf(monthCents) })}
        sources={[]}
      />
      {today && todayCents !== null && todayPercent !== null && (
        <ExplainedLine
          label={
            question.todayPercent === null && rate
              ? t("lines.guide", { source: rate.source })
              : t("lines.offered")
          }
          amount={chf(todayCents)}
          formula={t("formula.today", {
            interest: chf(today.interestCents),
            percent: percent(todayPercent),
            maintenance,
            amortization,
            amount: chf(todayCents),
          })}
          sources={question.todayPercent === null && rate ? [rate] : []}
          requestedYear={requestedYear}
        />
      )}
    </section>
  );
}

export function MortgagePage({ data, sent }: MortgagePageProps) {
  const defaults = { ...mortgageDefaults, year: `${data.year}` };
  const form = useToolValues({ defaults, known: {}, example: mortgageExample }, sent);
  const { values, control } = form;
  const year = data.years.find((each) => `${each}` === values.year) ?? data.year;
  const parameters = parametersOf(year, data.sets);
  const [rules, rate] = [parameters.sets["calc.mortgage"], parameters.sets["calc.mortgage-rate"]];
  const read = readMortgage(values);
  const todayPercent =
    (read.state === "ready" ? read.input.todayPercent : null) ?? rate?.value.saronPercent ?? null;
  const answer =
    read.state === "ready" && rules ? mortgageOf(read.input, rules.value, todayPercent) : null;
  const pending = read.state === "ready" ? (answer ? null : "missing") : read.state;
  const amount = (name: MortgageField, hint?: string) => (
    <TextField
      {...control(name)}
      {...(name !== "age" && name !== "rate" && { unit: "CHF" })}
      inputMode="decimal"
      autoComplete="off"
      label={t(`fields.${name as "price" | "hard" | "pension" | "income" | "age" | "rate"}`)}
      hint={hint}
      error={problemText(read, name)}
    />
  );
  const guide = rate ? percent(rate.value.saronPercent) : common("result.unknown");
  return (
    <ToolPage name="mortgage" yearStatuses={data.yearStatuses}>
      <ToolForm
        form={form}
        example={t("example", {
          price: formatWholeChf(Number(mortgageExample.price)),
          income: formatWholeChf(Number(mortgageExample.income)),
          equity: formatWholeChf(Number(mortgageExample.hard)),
        })}
        more={amount(
          "rate",
          t("fields.rateHint", { percent: guide, source: rate?.source ?? "s/d" }),
        )}
      >
        {amount("price")}
        {amount("income", t("fields.incomeHint"))}
        {amount("hard", t("fields.hardHint"))}
        {amount("pension")}
        {amount("age")}
        <Select
          {...control("year")}
          label={common("form.year")}
          hint={common("form.yearHint")}
          options={data.years.map((each) => ({ value: `${each}`, label: `${each}` }))}
        />
      </ToolForm>
      <ToolResult
        waiting={pending}
        headline={answer && headlineOf(answer)}
        isExample={form.isExample}
        edition={editionOf(parameters)}
        today={data.today}
        nextSteps={["budget"]}
      >
        {answer && rules && read.state === "ready" && (
          <MortgageResult
            answer={answer}
            question={read.input}
            rules={rules}
            rate={rate ?? null}
            todayPercent={todayPercent}
            requestedYear={year}
          />
        )}
      </ToolResult>
    </ToolPage>
  );
}

function headlineOf({ holds, maxPriceCents, missingEquityCents }: MortgageAnswer) {
  const isBorne = Object.values(holds).every(Boolean);
  const missing =
    missingEquityCents === null
      ? t("headline.never")
      : t("headline.missing", { amount: chf(missingEquityCents) });
  return {
    label: t("chart.title"),
    amount: t(isBorne ? "headline.holds" : "headline.not"),
    notes: [t("headline.maxPrice", { amount: chf(maxPriceCents) }), ...(isBorne ? [] : [missing])],
    isBad: !isBorne,
  };
}
