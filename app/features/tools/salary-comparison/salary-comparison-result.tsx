import { formatWholeChf } from "~/i18n/format";
import { salaryComparison as words } from "~/i18n/pt-BR/calculators/salary-comparison";
import { translator } from "~/i18n/translator";
import type { Quantiles } from "../../../../contract/calculators/salary-comparison.ts";
import { ExplainedLine } from "../explained-line";
import { chf, percent } from "../figures";
import { SourceNote, type ToolSource } from "../source-note";
import { ToolBars } from "../tool-bars";
import type { ComparisonQuestion } from "./salary-comparison-values";
import type { PublishedWages } from "./wage-table.server";

const t = translator("salary-comparison", words);

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

export function ComparisonChart(props: ChartProps) {
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

export function ComparisonAround({ question, ownCents, wages, canton }: AroundProps) {
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
