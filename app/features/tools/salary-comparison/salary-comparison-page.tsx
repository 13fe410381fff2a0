import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import {
  bandOf,
  differencePercent,
  standardizedCents,
  type Quantiles,
} from "../../../../contract/calculators/salary-comparison.ts";
import {
  EXAMPLE_SALARY_CHF,
  salaryExample,
} from "../../../../contract/calculators/salary-forms.ts";
import { populationOf, positions, wageSexes } from "../../../../contract/calculators/wage-table.ts";
import { ExplainedLine, SourceNote, type ToolSource } from "../explained-line";
import { chf, percent } from "../figures";
import type { CantonChoice } from "../net-salary/net-salary-fields";
import { ToolBars } from "../tool-bars";
import { ToolPage, ToolForm, ToolResult } from "../tool-page";
import { problemText, useToolValues } from "../use-tool-values";
import {
  readSalaryComparison,
  salaryComparisonDefaults,
  type SalaryComparisonValues,
  type ComparisonQuestion,
} from "./salary-comparison-values";
import type { PublishedWages } from "./wage-table.server";
import { formatPercent, formatWholeChf } from "~/i18n/format";
import { salaryComparison as words } from "./words";

const t = translator("salary-comparison", words);

export type SalaryComparisonPageProps = {
  wages: PublishedWages;
  cantons: readonly CantonChoice[];
  canton: string | null;
  today: string;
  sent: SalaryComparisonValues | null;
};

/** An older survey than the rest; its figures were never checked against the source. */
const positions2022: ToolSource = {
  year: 2022,
  source: t("around.positionSource"),
  publisher: "BFS",
  sourceUrl: null,
  reviewedAt: null,
};

type ChartProps = {
  occupation: string;
  population: string;
  quantiles: Quantiles;
  ownCents: number;
  source: ToolSource;
};

function ComparisonChart(props: ChartProps) {
  const { occupation, population, quantiles, ownCents, source } = props;
  const names = ["p10", "p25", "median", "p75", "p90"] as const;
  const own = { label: t("quantiles.own"), value: ownCents / 100, mark: t("quantiles.mark") };
  const bars = [
    ...names.map((name) => ({ label: t(`quantiles.${name}`), value: quantiles[name] })),
    own,
  ]
    .sort((one, other) => one.value - other.value)
    .map((bar) => ({ ...bar, text: formatWholeChf(bar.value) }));
  return (
    <>
      <ToolBars
        title={t("chart.title", { occupation, population })}
        summary={t("chart.summary", {
          population,
          median: formatWholeChf(quantiles.median),
          own: formatWholeChf(own.value),
        })}
        caption={t("chart.caption", { occupation, population })}
        lineTitle={t("chart.line")}
        amountTitle={t("chart.amount")}
        bars={bars}
      />
      <SourceNote of={source} />
    </>
  );
}

type AroundProps = {
  question: ComparisonQuestion;
  ownCents: number;
  wages: PublishedWages;
  canton: string;
};

function ComparisonAround({ question, ownCents, wages, canton }: AroundProps) {
  const { table, source } = wages;
  const { national } = table;
  const region = table.regions.find(({ cantons }) => cantons.includes(canton));
  const { position } = question;
  return (
    <section aria-labelledby="comparison-around">
      <h3 id="comparison-around">{t("around.heading")}</h3>
      <ExplainedLine
        label={t("around.standardized")}
        amount={chf(ownCents)}
        formula={t("around.formula", {
          gross: chf(question.grossPerMonthCents),
          salaries: question.salaries,
          workload: percent(question.workloadPercent),
          amount: chf(ownCents),
        })}
        sources={[]}
      />
      {region && (
        <ExplainedLine
          label={t("around.region", { region: region.name })}
          amount={formatWholeChf(region.medianChf)}
          formula={t("around.regionFormula", { cantons: region.cantons.join(", ") })}
          sources={[{ ...source, source: region.source }]}
        />
      )}
      {region && position !== "total" && (
        <ExplainedLine
          label={t("around.position", { region: region.name })}
          amount={formatWholeChf(region.positions2022Chf[position])}
          formula={t("around.positionFormula")}
          sources={[positions2022]}
        />
      )}
      <ExplainedLine
        label={t("around.national")}
        amount={formatWholeChf(national.medianChf)}
        formula={t("around.nationalFormula", {
          women: formatWholeChf(national.medianWomenChf),
          men: formatWholeChf(national.medianMenChf),
        })}
        sources={[source]}
      />
    </section>
  );
}

export function SalaryComparisonPage(props: SalaryComparisonPageProps) {
  const { wages, cantons, canton, today, sent } = props;
  const { occupations } = wages.table;
  const defaults = { ...salaryComparisonDefaults, occupation: occupations[0]?.code ?? "" };
  const known = canton === null ? {} : { canton };
  const form = useToolValues({ defaults, known, example: salaryExample }, sent);
  const { values, control } = form;
  const read = readSalaryComparison(values);
  const occupation = occupations.find(({ code }) => code === values.occupation) ?? occupations[0];
  const question = read.state === "ready" ? read.input : null;
  const compared = question && occupation ? populationOf(occupation, question.sex) : null;
  const population = compared ? t(`populations.${compared.sex}`) : "";
  const ownCents = question && standardizedCents(question);
  const number = (name: "gross" | "workload", hint?: string) => (
    <TextField
      {...control(name)}
      {...(name === "gross" && { unit: "CHF" })}
      inputMode="decimal"
      autoComplete="off"
      label={t(`fields.${name}`)}
      hint={hint}
      error={problemText(read, name)}
    />
  );
  return (
    <ToolPage name="salaryComparison">
      <ToolForm
        form={form}
        example={t("example", {
          salary: formatWholeChf(EXAMPLE_SALARY_CHF),
          occupation: occupation?.name ?? "",
        })}
        known={known}
        scenario={{ ...values, workload: "100" }}
        more={
          <>
            <Select
              {...control("sex")}
              label={t("fields.sex")}
              options={wageSexes.map((value) => ({ value, label: t(`sexes.${value}`) }))}
            />
            <Select
              {...control("position")}
              label={t("fields.position")}
              options={positions.map((value) => ({ value, label: t(`positions.${value}`) }))}
            />
          </>
        }
      >
        <Select
          {...control("occupation")}
          label={t("fields.occupation")}
          options={occupations.map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
        />
        <Select
          {...control("canton")}
          label={t("fields.canton")}
          options={cantons.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {number("gross", t("fields.grossHint"))}
        <Select
          {...control("salaries")}
          label={t("fields.salaries")}
          options={["13", "12"].map((value) => ({ value, label: value }))}
        />
        {number("workload")}
      </ToolForm>
      <ToolResult
        waiting={read.state === "ready" ? null : read.state}
        headline={
          compared && ownCents !== null
            ? {
                label: t("headline.label", { population }),
                amount: apartText(differencePercent(ownCents, compared.quantiles.median)),
                notes: [
                  t(`headline.${bandOf(ownCents, compared.quantiles)}`),
                  t("headline.amounts", {
                    own: chf(ownCents),
                    median: formatWholeChf(compared.quantiles.median),
                    population,
                  }),
                ],
              }
            : null
        }
        isExample={form.isExample}
        today={today}
        nextSteps={["jobs"]}
      >
        {compared && ownCents !== null && question && occupation && (
          <>
            <ComparisonChart
              occupation={occupation.name}
              population={population}
              quantiles={compared.quantiles}
              ownCents={ownCents}
              source={wages.source}
            />
            <p>{t("compared", { population })}</p>
            {compared.sex !== question.sex && (
              <p>{t("noneOfSex", { population: t(`populations.${question.sex}`) })}</p>
            )}
            {question.position !== "total" && <p>{t("positionOnly")}</p>}
            <ComparisonAround
              question={question}
              ownCents={ownCents}
              wages={wages}
              canton={values.canton}
            />
            <Alert kind="info">{t("note")}</Alert>
          </>
        )}
      </ToolResult>
    </ToolPage>
  );
}

function apartText(apartPercent: number): string {
  const whole = Math.round(apartPercent);
  if (whole === 0) return t("headline.same");
  return t(whole > 0 ? "headline.above" : "headline.below", {
    percent: formatPercent(Math.abs(whole), 0),
  });
}
