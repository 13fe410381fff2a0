import { permits } from "../../../../contract/calculators/scenario.ts";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { percent } from "../figures";
import { problemText, type ToolValues } from "../use-tool-values";
import type { ReadValues } from "../value-reader";
import type { NetSalaryField } from "./net-salary-values";
import { netSalary as words } from "./words";

const t = translator("net-salary", words);
const common = translator("tools", tools);

type FieldsProps = {
  form: ToolValues<NetSalaryField>;
  read: ReadValues<NetSalaryField, unknown>;
};

export type CantonChoice = { code: string; name: string };

const numeric = { inputMode: "decimal", autoComplete: "off" } as const;

export function NetSalaryFields(
  props: FieldsProps & { cantons: readonly CantonChoice[]; years: readonly number[] },
) {
  const { form, read, cantons, years } = props;
  const { values, control, box } = form;
  const error = (name: NetSalaryField) => problemText(read, name);
  const isMarried = values.civil === "married";
  const options = <const Key extends string>(keys: readonly Key[], label: (key: Key) => string) =>
    keys.map((value) => ({ value, label: label(value) }));
  return (
    <>
      <TextField
        {...numeric}
        {...control("gross")}
        unit="CHF"
        label={t("fields.gross")}
        hint={t("fields.grossHint")}
        error={error("gross")}
      />
      <Select
        {...control("period")}
        label={t("fields.period")}
        options={options(["month", "year"], (key) => t(`periods.${key}`))}
      />
      <Select
        {...control("salaries")}
        label={t("fields.salaries")}
        options={options(["13", "12"], (key) => t(`salaries.${key}`))}
      />
      <TextField
        {...numeric}
        {...control("workload")}
        label={t("fields.workload")}
        hint={t("fields.workloadHint")}
        error={error("workload")}
      />
      <Select
        {...control("canton")}
        label={t("fields.canton")}
        options={cantons.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...control("age")}
        inputMode="numeric"
        autoComplete="off"
        label={t("fields.age")}
        hint={t("fields.ageHint")}
        error={error("age")}
      />
      <Select
        {...control("permit")}
        label={t("fields.permit")}
        options={options(permits, (key) => t(`permits.${key}`))}
      />
      <Select
        {...control("civil")}
        label={t("fields.civil")}
        options={options(["single", "married"], (key) => t(`civil.${key}`))}
      />
      <TextField
        {...control("children")}
        inputMode="numeric"
        autoComplete="off"
        label={t("fields.children")}
        hint={t("fields.childrenHint")}
        error={error("children")}
      />
      <Select
        {...control("year")}
        label={common("form.year")}
        hint={common("form.yearHint")}
        options={years.map((each) => ({ value: `${each}`, label: `${each}` }))}
      />
      {isMarried && <Checkbox {...box("spouse")} label={t("fields.spouse")} />}
      {isMarried && <Checkbox {...box("spouseSettled")} label={t("fields.spouseSettled")} />}
      <Checkbox {...box("church")} label={t("fields.church")} />
    </>
  );
}

export function NetSalaryDetails({ form, read, nbuPercent }: FieldsProps & { nbuPercent: number }) {
  const { control } = form;
  const field = (name: "allowances" | "nbu" | "ktg" | "pension", hint: string) => (
    <TextField
      {...numeric}
      {...control(name)}
      {...((name === "allowances" || name === "pension") && { unit: "CHF" })}
      label={t(`fields.${name}`)}
      hint={hint}
      error={problemText(read, name)}
    />
  );
  return (
    <>
      {field("allowances", t("fields.allowancesHint"))}
      {field("nbu", t("fields.nbuHint", { percent: percent(nbuPercent) }))}
      {field("ktg", t("fields.ktgHint"))}
      {field("pension", t("fields.pensionHint"))}
    </>
  );
}
