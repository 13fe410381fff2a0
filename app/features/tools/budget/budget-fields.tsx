import { budget as words } from "~/i18n/pt-BR/calculators/budget";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import type { ReadValues } from "../value-reader";
import { problemText, type ToolValues } from "../use-tool-values";
import styles from "./budget.module.css";
import { budgetGroups, budgetItems, rhythms, type BudgetField } from "./budget-values";

const t = translator("budget", words);

type BudgetFieldsProps = {
  form: ToolValues<BudgetField>;
  read: ReadValues<BudgetField, unknown>;
};

export function BudgetFields({ form, read }: BudgetFieldsProps) {
  const { control } = form;
  const amount = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <>
      <TextField
        {...amount}
        {...control("income")}
        label={t("fields.income")}
        hint={t("fields.incomeHint")}
        error={problemText(read, "income")}
      />
      <Select
        {...control("salaries")}
        label={t("fields.salaries")}
        options={(["12", "13"] as const).map((value) => ({ value, label: t(`salaries.${value}`) }))}
      />
      {budgetGroups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`groups.${group}`)}</legend>
          {budgetItems
            .filter((item) => item.group === group)
            .map(({ name }) => (
              <div key={name} className={styles.item}>
                <TextField
                  {...amount}
                  {...control(name)}
                  label={t(`items.${name}`)}
                  error={problemText(read, name)}
                />
                <Select
                  {...control(`${name}Every`)}
                  aria-label={`${t(`items.${name}`)}: ${t("fields.every")}`}
                  label={t("fields.every")}
                  options={rhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
                />
              </div>
            ))}
        </fieldset>
      ))}
    </>
  );
}
