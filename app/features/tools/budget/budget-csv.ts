import { budget as words } from "~/i18n/pt-BR/calculators/budget";
import { translator } from "~/i18n/translator";
import type { Budget } from "../../../../contract/calculators/budget.ts";
import type { BudgetItemName, budgetGroups } from "./budget-values";

const t = translator("budget", words);

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\uFEFF";

const decimal = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** For Brazilian spreadsheets: semicolons, decimal commas. */
export function budgetCsv({ items, leftYearCents }: Budget): string {
  const lines = items
    .filter(({ cents }) => cents > 0)
    .map(({ name, group, cents, every, yearCents }) =>
      [
        t(`groups.${group as (typeof budgetGroups)[number]}`),
        t(`items.${name as BudgetItemName}`),
        decimal(cents),
        t(`rhythms.${every}`),
        decimal(yearCents),
      ].join(";"),
    );
  const left = [
    t(leftYearCents < 0 ? "groups.missing" : "groups.left"),
    ...["", "", ""],
    decimal(leftYearCents),
  ].join(";");
  return `${BYTE_ORDER_MARK}${[t("csvHead"), ...lines, left].join("\r\n")}\r\n`;
}
