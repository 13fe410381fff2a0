import { mortgage as words } from "~/i18n/pt-BR/calculators/mortgage";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { mortgageOf, type MortgageAnswer } from "../../../../contract/calculators/mortgage.ts";
import { editionOf, parametersOf } from "../../../../contract/calculators/parameters.ts";
import { chf, percent } from "../figures";
import type { ToolData } from "../tool-data";
import { ToolForm } from "../tool-form";
import { ToolPage } from "../tool-page";
import { ToolResult } from "../tool-result";
import { problemText, useToolValues } from "../use-tool-values";
import { MortgageResult } from "./mortgage-result";
import {
  mortgageDefaults,
  readMortgage,
  type MortgageField,
  type MortgageValues,
} from "./mortgage-values";

const t = translator("mortgage", words);
const common = translator("tools", tools);

export type MortgagePageProps = { data: ToolData; sent: MortgageValues | null };

export function MortgagePage({ data, sent }: MortgagePageProps) {
  const form = useToolValues({ ...mortgageDefaults, year: `${data.year}` }, sent);
  const { values, control } = form;
  const year = data.years.find((each) => `${each}` === values.year) ?? data.year;
  const parameters = parametersOf(year, data.sets);
  const [rules, rate] = [parameters.sets["calc.mortgage"], parameters.sets["calc.mortgage-rate"]];
  const read = readMortgage(values);
  const todayPercent =
    (read.state === "ready" ? read.input.todayPercent : null) ?? rate?.value.saronPercent ?? null;
  const answer =
    read.state === "ready" && rules ? mortgageOf(read.input, rules.value, todayPercent) : null;
  const waiting = read.state === "ready" ? (answer ? null : "missing") : read.state;
  const amount = (name: MortgageField, hint?: string) => (
    <TextField
      {...control(name)}
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
        waiting={waiting}
        headline={answer && headlineOf(answer)}
        edition={editionOf(parameters)}
      >
        {answer && rules && read.state === "ready" && (
          <MortgageResult
            answer={answer}
            question={read.input}
            rules={rules}
            rate={rate ?? null}
            todayPercent={todayPercent}
            askedYear={year}
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
