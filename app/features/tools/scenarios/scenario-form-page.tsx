import { useState } from "react";
import { EditConflict, SeenVersion } from "~/forms/edit-conflict";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { Outcome } from "~/forms/outcome";
import { useForm } from "~/forms/use-form";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { netSalary } from "~/features/tools/net-salary/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  LONGEST_SCENARIO_NAME,
  MOST_SCENARIOS,
  permits,
} from "../../../../contract/calculators/scenario.ts";
import { readSharedHash } from "../shared-values";
import { useSharedHash } from "../use-shared-hash";
import { scenarioSchema } from "./scenario.schema";
import type { NumberField, ScenarioValues } from "./scenario-values";
import type { ScenarioAnswer } from "./scenarios.server";
import { scenarios as words } from "./words";
import frame from "../tool-page.module.css";
import styles from "./scenario-form-page.module.css";

const t = translator("scenarios", words);
const salary = translator("net-salary", netSalary);

const cantons = Object.entries(cantonNames).map(([value, label]) => ({ value, label }));

export type ScenarioFormPageProps = {
  version: string | null;
  values: ScenarioValues;
  answer: ScenarioAnswer | null;
};

/** Values from a calculator arrive after the `#` of the address. */
export function ScenarioFormPage({ version, values, answer }: ScenarioFormPageProps) {
  const shared = useSharedHash();
  const [input, setReceived] = useState<{ hash: string; values: ScenarioValues } | null>(null);
  if (shared !== null && shared !== input?.hash) {
    setReceived({ hash: shared, values: readSharedHash(shared, values) ?? values });
  }
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <header>
        <Button
          to="/app/tools/scenarios"
          variant="text"
          size="sm"
          icon="arrow-left"
          className={frame.back}
        >
          {t("form.back")}
        </Button>
        <h1 className={frame.title}>{t(version === null ? "form.titleNew" : "form.title")}</h1>
        <p className={frame.lead}>{t("form.lead")}</p>
      </header>
      {answer?.failure?.code === "conflict" && <EditConflict saved={answer.saved ?? null} />}
      <ScenarioForm
        key={input ? "given" : "own"}
        version={version}
        values={input?.values ?? values}
        answer={answer}
      />
    </div>
  );
}

function ScenarioForm({ version, values, answer }: ScenarioFormPageProps) {
  const form = useForm(scenarioSchema, {
    id: "scenario",
    answer,
    defaults: values,
    isGuarded: true,
    isOnce: true,
  });
  const number = (name: NumberField, label: string, hint?: string, unit?: string) => (
    <TextField
      {...form.field(name)}
      unit={unit}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  const amount = (name: NumberField, label: string, hint?: string) =>
    number(name, label, hint, "CHF");
  return (
    <FormFrame form={form} className={`${layout.stack} ${layout.wide}`}>
      <FormErrors title={t("form.errors")} form={form} />
      {version !== null && <SeenVersion version={version} answer={answer} />}
      {answer?.failure && answer.failure.code !== "conflict" && (
        <Outcome kind="error" title={failureText(answer.failure.code)} answer={answer} />
      )}
      <TextField
        {...form.field("name")}
        label={t("form.name")}
        hint={t("form.nameHint")}
        limit={LONGEST_SCENARIO_NAME}
        autoComplete="off"
        required
      />
      <fieldset className={styles.group}>
        <legend>{t("form.groups.job")}</legend>
        {amount("gross", salary("fields.gross"), salary("fields.grossHint"))}
        <Select
          {...form.field("period")}
          label={salary("fields.period")}
          options={(["month", "year"] as const).map((value) => ({
            value,
            label: salary(`periods.${value}`),
          }))}
        />
        <Select
          {...form.field("salaries")}
          label={salary("fields.salaries")}
          options={(["13", "12"] as const).map((value) => ({
            value,
            label: salary(`salaries.${value}`),
          }))}
        />
        {number("workload", salary("fields.workload"), salary("fields.workloadHint"))}
        <Select {...form.field("canton")} label={salary("fields.canton")} options={cantons} />
        <Select
          {...form.field("permit")}
          label={salary("fields.permit")}
          options={permits.map((value) => ({ value, label: salary(`permits.${value}`) }))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("form.groups.household")}</legend>
        {number("age", salary("fields.age"), salary("fields.ageHint"))}
        <Select
          {...form.field("civil")}
          label={salary("fields.civil")}
          options={(["single", "married"] as const).map((value) => ({
            value,
            label: salary(`civil.${value}`),
          }))}
        />
        {number("children", salary("fields.children"), salary("fields.childrenHint"))}
        <Checkbox {...form.box("spouse")} label={salary("fields.spouse")} />
        <Checkbox {...form.box("spouseSettled")} label={salary("fields.spouseSettled")} />
        <Checkbox {...form.box("church")} label={salary("fields.church")} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("form.groups.spending")}</legend>
        {amount("rent", t("form.rent"))}
        {amount("premium", t("form.premium"), t("form.premiumHint"))}
        {amount("transport", t("form.transport"))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("form.groups.payslip")}</legend>
        {amount("allowances", salary("fields.allowances"), salary("fields.allowancesHint"))}
        {number("nbu", salary("fields.nbu"))}
        {number("ktg", salary("fields.ktg"), salary("fields.ktgHint"))}
        {amount("pension", salary("fields.pension"), salary("fields.pensionHint"))}
      </fieldset>
      <Checkbox
        {...form.box("wantsNotice")}
        label={t("form.wantsNotice")}
        hint={t("form.wantsNoticeHint")}
      />
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("form.submit")}
        </Button>
      </div>
      <p className={`${text.small} ${text.faint}`}>{t("form.private")}</p>
    </FormFrame>
  );
}

function failureText(code: NonNullable<ScenarioAnswer["failure"]>["code"]): string {
  if (code === "limit") return t("errors.limit", { count: MOST_SCENARIOS });
  if (code === "rate_limited") return t("errors.rateLimited");
  return t(`errors.${code === "gone" || code === "conflict" ? "unavailable" : code}`);
}
