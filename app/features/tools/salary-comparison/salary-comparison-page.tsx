import { useMemo } from "react";
import { salaryComparison as words } from "~/i18n/pt-BR/calculators/salary-comparison";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import {
  bandOf,
  differencePercent,
  standardizedCents,
} from "../../../../contract/calculators/salary-comparison.ts";
import { populationOf, positions, wageSexes } from "../../../../contract/calculators/wage-table.ts";
import { chf } from "../figures";
import type { CantonChoice } from "../net-salary/net-salary-fields";
import { ToolForm } from "../tool-form";
import { ToolPage } from "../tool-page";
import { ToolResult } from "../tool-result";
import { problemText, useToolValues } from "../use-tool-values";
import { ComparisonAround, ComparisonChart } from "./salary-comparison-result";
import {
  readSalaryComparison,
  salaryComparisonDefaults,
  type SalaryComparisonValues,
} from "./salary-comparison-values";
import type { PublishedWages } from "./wage-table.server";
import { formatPercent } from "~/i18n/format";

const t = translator("salary-comparison", words);

export type SalaryComparisonPageProps = {
  wages: PublishedWages;
  cantons: readonly CantonChoice[];
  canton: string | null;
  sent: SalaryComparisonValues | null;
};

export function SalaryComparisonPage({ wages, cantons, canton, sent }: SalaryComparisonPageProps) {
  const { occupations } = wages.table;
  const defaults = useMemo(
    () => ({
      ...salaryComparisonDefaults,
      occupation: occupations[0]?.code ?? "",
      canton: canton ?? salaryComparisonDefaults.canton,
    }),
    [occupations, canton],
  );
  const form = useToolValues(defaults, sent);
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
            label: `${code} · ${name}`,
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
                amount: chf(ownCents),
                notes: [
                  t(`headline.${bandOf(ownCents, compared.quantiles)}`),
                  t("headline.difference", {
                    percent: signed(differencePercent(ownCents, compared.quantiles.median)),
                    population,
                  }),
                ],
              }
            : null
        }
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
            <Notice kind="info">{t("note")}</Notice>
          </>
        )}
      </ToolResult>
    </ToolPage>
  );
}

function signed(percent: number): string {
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return `${sign}${formatPercent(Math.abs(percent), 1)}`;
}
