import { formatWholeChf } from "~/i18n/format";
import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import {
  AGE_CLASSES,
  INSURANCE_MODELS,
  listDeductiblesChf,
} from "../../../../contract/switzerland/health-insurance.ts";
import { fieldId, type TypedPerson } from "./health-answer";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

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
export function PersonFields({ at, person, isRemovable, insurers, errorOf }: PersonFieldsProps) {
  const number = at + 1;
  const birthYearId = fieldId("birthYear", at);
  const deductibleId = fieldId("deductible", at);
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
          {...{ id: deductibleId, name: "deductible", label: t("person.deductible") }}
          {...errorOf(deductibleId)}
          hint={t("person.deductibleHint")}
          options={deductibles}
          defaultValue={person.deductible}
        />
        <Select
          {...{ id: fieldId("accident", at), name: "accident", label: t("person.accident") }}
          hint={t("person.accidentHint")}
          options={[
            { value: "1", label: t("person.withAccident") },
            { value: "0", label: t("person.withoutAccident") },
          ]}
          defaultValue={person.accident}
        />
        <Select
          {...{ id: fieldId("insurer", at), name: "currentInsurer", label: t("person.current") }}
          options={[{ value: "", label: t("person.noCurrent") }, ...insurers]}
          defaultValue={person.insurer}
        />
        <Select
          {...{ id: fieldId("model", at), name: "currentModel", label: t("person.currentModel") }}
          options={modelOptions}
          defaultValue={person.model}
        />
      </div>
      {isRemovable && (
        <div className={styles.actions}>
          <Button type="submit" variant="text" size="sm" name="remove" value={String(at)}>
            {t("form.remove", { number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
