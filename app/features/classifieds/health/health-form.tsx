import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useSending } from "~/forms/use-answer";
import { formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import {
  INSURANCE_MODELS,
  MAX_PEOPLE,
  AGE_CLASSES,
  listDeductiblesChf,
} from "../../../../contract/switzerland/health-insurance.ts";
import type { YearStatus } from "../../../../contract/calculators/official-years.ts";
import {
  fieldId,
  NO_INSURER,
  type HealthAnswer,
  type HealthFormValues,
  type TypedPerson,
} from "./health-answer";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

export const FORM_ID = "health-form";

export type HealthOffer = {
  years: number[];
  year: number;
  insurers: { number: number; name: string }[];
  yearStatus: YearStatus;
};

const deductibles = [...new Set(AGE_CLASSES.flatMap((each) => [...listDeductiblesChf(each)]))]
  .toSorted((one, other) => one - other)
  .map((each) => ({ value: String(each), label: formatWholeChf(each) }));
const modelOptions = INSURANCE_MODELS.map((value) => ({ value, label: t(`models.${value}`) }));

type PersonFieldsProps = {
  at: number;
  person: TypedPerson;
  isRemovable: boolean;
  insurers: { value: string; label: string }[];
  errorOf: (id: string) => { error?: string };
};

/** Fields of the same name are in the order of the people. */
function PersonFields({ at, person, isRemovable, insurers, errorOf }: PersonFieldsProps) {
  const number = at + 1;
  const birthYearId = fieldId("birthYear", at);
  const deductibleId = fieldId("deductible", at);
  const paidId = fieldId("paid", at);
  return (
    <fieldset className={styles.group}>
      <legend>{t("person.legend", { number })}</legend>
      <div className={styles.fields}>
        <TextField
          {...{ id: birthYearId, name: "birthYear", label: t("person.birthYear") }}
          {...errorOf(birthYearId)}
          defaultValue={person.birthYear}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Select
          {...{ id: fieldId("insurer", at), name: "currentInsurer", label: t("person.current") }}
          options={[
            { value: "", label: t("person.noCurrent") },
            { value: NO_INSURER, label: t("person.noInsurer") },
            ...insurers,
          ]}
          defaultValue={person.insurer}
        />
        <div className={styles.insured}>
          <TextField
            {...{ id: paidId, name: "currentPaid", label: t("person.paid") }}
            {...errorOf(paidId)}
            hint={t("person.paidHint")}
            defaultValue={person.paid}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        </div>
        <Select
          {...{ id: deductibleId, name: "deductible", label: t("person.deductible") }}
          {...errorOf(deductibleId)}
          hint={t("person.deductibleHint")}
          options={deductibles}
          defaultValue={person.deductible}
        />
        <div className={styles.insured}>
          <Select
            {...{ id: fieldId("model", at), name: "currentModel", label: t("person.currentModel") }}
            options={modelOptions}
            defaultValue={person.model}
          />
        </div>
        <Select
          {...{ id: fieldId("accident", at), name: "accident", label: t("person.accident") }}
          hint={t("person.accidentHint")}
          options={[
            { value: "1", label: t("person.withAccident") },
            { value: "0", label: t("person.withoutAccident") },
          ]}
          defaultValue={person.accident}
        />
      </div>
      {isRemovable && (
        <div className={layout.cluster}>
          <Button type="submit" variant="text" size="sm" name="remove" value={String(at)}>
            {t("form.remove", { number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type HealthFormProps = {
  offered: HealthOffer;
  typed: HealthFormValues;
  answer: Pick<HealthAnswer, "errors" | "places">;
  onTyped: (form: FormData) => void;
};

/** Uses POST, so that no address contains personal data. */
export function HealthForm({ offered, typed, answer, onTyped }: HealthFormProps) {
  const { errors, places } = answer;
  const isBusy = useSending();
  const form = useRef<HTMLFormElement>(null);
  const drawnPeople = useRef(typed.people.length);
  useEffect(() => {
    if (drawnPeople.current === typed.people.length || !form.current) return;
    // The server added or removed a person.
    drawnPeople.current = typed.people.length;
    onTyped(new FormData(form.current));
  }, [typed.people.length, onTyped]);
  const errorOf = (id: string) => {
    const error = errors.find((each) => each.id === id);
    return error ? { error: error.text } : {};
  };
  const insurers = offered.insurers.map(({ number, name }) => ({
    ...{ value: String(number), label: name },
  }));
  const postcodeId = fieldId("postcode");
  const treatmentId = fieldId("treatment");
  return (
    <Form
      ref={form}
      method="post"
      id={FORM_ID}
      onChange={({ currentTarget }) => onTyped(new FormData(currentTarget))}
      className={styles.form}
      aria-label={t("form.label")}
      preventScrollReset
    >
      {typed.isWhole && <input type="hidden" name="all" value="1" />}
      {typed.canton !== "" && <input type="hidden" name="canton" value={typed.canton} />}
      <ErrorSummary title={t("form.errors")} errors={errors} />
      <div className={styles.fields}>
        <Select
          {...{ id: fieldId("year"), name: "year", label: t("form.year") }}
          options={offered.years.map((year) => ({ value: String(year), label: String(year) }))}
          defaultValue={typed.year}
        />
        <TextField
          {...{ id: postcodeId, name: "postcode", label: t("form.postcode") }}
          {...errorOf(postcodeId)}
          hint={
            typed.canton === ""
              ? t("form.postcodeHint")
              : t("form.postcodeOrCanton", { canton: typed.canton })
          }
          defaultValue={typed.postcode}
          inputMode="numeric"
          maxLength={4}
          autoComplete="postal-code"
        />
        <TextField
          {...{ id: treatmentId, name: "treatment", label: t("form.treatment") }}
          {...errorOf(treatmentId)}
          hint={t("form.treatmentHint")}
          defaultValue={typed.treatment}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Select
          {...{ id: fieldId("insurers"), name: "insurer", label: t("form.insurer") }}
          options={[{ value: "", label: t("form.allInsurers") }, ...insurers]}
          defaultValue={typed.insurer}
        />
      </div>
      {places.length > 0 && (
        <RadioGroup
          {...{ id: fieldId("place"), name: "place", label: t("form.place") }}
          hint={t("form.placeText")}
          options={places.map(({ value, ...place }) => ({
            value,
            label: t("form.placeOption", place),
          }))}
          defaultValue={typed.place}
        />
      )}
      <fieldset className={styles.group}>
        <legend>{t("form.models")}</legend>
        <div className={`${layout.cluster} ${layout.wide}`}>
          {INSURANCE_MODELS.map((model) => (
            <Checkbox
              key={model}
              {...{ name: "model", value: model, label: t(`models.${model}`) }}
              defaultChecked={typed.models.includes(model)}
            />
          ))}
        </div>
      </fieldset>
      {typed.people.map((person, at) => (
        <PersonFields
          // Remounts with the server's values after a person was removed.
          key={`${at}/${typed.people.length}`}
          {...{ at, person, insurers, errorOf }}
          isRemovable={typed.people.length > 1}
        />
      ))}
      <div className={layout.cluster}>
        <Button type="submit" isLoading={isBusy}>
          {t("form.submit")}
        </Button>
        {typed.people.length < MAX_PEOPLE && (
          <Button type="submit" variant="outline" name="add" value="1">
            {t("form.add")}
          </Button>
        )}
      </div>
    </Form>
  );
}
