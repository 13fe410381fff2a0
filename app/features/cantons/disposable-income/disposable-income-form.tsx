import { Form, useNavigation } from "@remix-run/react";
import { leftInCanton as words } from "~/i18n/pt-BR/switzerland/left-in-canton";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import type { LeftValues } from "../../../../contract/calculators/salary-forms.ts";
import type { LeftProblems } from "./disposable-income-values";
import { rentRooms } from "./rent-rooms";
import styles from "./disposable-income-form.module.css";

const t = translator("left-in-canton", words);

const CHILDREN = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type LeftFormProps = {
  values: LeftValues;
  problems: LeftProblems;
  onTyped: (form: FormData) => void;
};

/** Uses POST, so that no address contains a salary. */
export function LeftForm({ values, problems, onTyped }: LeftFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const problemOf = (name: keyof LeftValues) => {
    const problem = problems[name];
    return problem && t(`problems.${problem}`);
  };
  return (
    <Form
      method="post"
      preventScrollReset
      className={styles.form}
      noValidate
      onChange={({ currentTarget }) => onTyped(new FormData(currentTarget))}
    >
      <TextField
        name="gross"
        label={t("gross")}
        hint={t("grossHint")}
        error={problemOf("gross")}
        defaultValue={values.gross}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="age"
        label={t("age")}
        error={problemOf("age")}
        defaultValue={values.age}
        inputMode="numeric"
        autoComplete="off"
      />
      <Select
        name="household"
        label={t("household")}
        defaultValue={values.household}
        options={[
          { value: "single", label: t("single") },
          { value: "married", label: t("married") },
        ]}
      />
      <Select
        name="children"
        label={t("children")}
        hint={t("childrenHint")}
        defaultValue={values.children}
        options={same(CHILDREN)}
      />
      <Select
        name="church"
        label={t("church")}
        defaultValue={values.church}
        options={[
          { value: "no", label: t("churchNo") },
          { value: "yes", label: t("churchYes") },
        ]}
      />
      <Select
        name="rooms"
        label={t("rooms")}
        defaultValue={values.rooms}
        options={same(rentRooms)}
      />
      <Select
        name="deductible"
        label={t("deductible")}
        defaultValue={values.deductible}
        options={[
          { value: "300", label: "CHF 300" },
          { value: "2500", label: "CHF 2’500" },
        ]}
      />
      <div className={styles.send}>
        <Button type="submit" isLoading={isBusy}>
          {t("submit")}
        </Button>
        <p className={styles.privacy}>{t("privacy")}</p>
      </div>
    </Form>
  );
}
