import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { Button } from "~/ui/action/button";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable } from "~/ui/data/data-table";
import { RingChart } from "~/ui/data/ring-chart";
import { budgetRhythms, type Budget } from "../../../../contract/calculators/budget.ts";
import { shareOf } from "../../../../contract/calculators/cents.ts";
import { ExplainedLine } from "../explained-line";
import { chf, percent } from "../figures";
import type { BudgetItemName, budgetGroups } from "./budget-values";
import { budget as words } from "./words";

const t = translator("budget", words);
const common = translator("tools", tools);

export function BudgetResult({ budget }: { budget: Budget }) {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <BudgetRing budget={budget} />
      <section aria-labelledby="budget-lines">
        <h3 id="budget-lines">{t("lines.heading")}</h3>
        {budget.items
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents, every, yearCents }) => (
            <ExplainedLine
              key={name}
              label={t(`items.${name as BudgetItemName}`)}
              amount={chf(yearCents)}
              formula={t("lines.formula", {
                amount: chf(cents),
                times: budgetRhythms[every],
                year: chf(yearCents),
              })}
              sources={[]}
            />
          ))}
      </section>
      {budget.maxDepositCents > 0 && (
        <section aria-labelledby="budget-deposit">
          <h3 id="budget-deposit">{t("deposit.heading")}</h3>
          <p>{t("deposit.text", { amount: chf(budget.maxDepositCents) })}</p>
        </section>
      )}
      {isInBrowser && (
        <div>
          <Button variant="outline" size="sm" onClick={() => download(budget)}>
            {t("csv")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\uFEFF";

const decimal = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** For Brazilian spreadsheets: semicolons, decimal commas. */
function budgetCsv({ items, remainingYearCents }: Budget): string {
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
    t(remainingYearCents < 0 ? "groups.missing" : "groups.left"),
    ...["", "", ""],
    decimal(remainingYearCents),
  ].join(";");
  return `${BYTE_ORDER_MARK}${[t("csvHead"), ...lines, left].join("\r\n")}\r\n`;
}

function download(budget: Budget): void {
  const file = new Blob([budgetCsv(budget)], { type: "text/csv;charset=utf-8" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = t("csvName");
  link.click();
  URL.revokeObjectURL(address);
}

function BudgetRing({ budget }: { budget: Budget }) {
  const { groups, incomeYearCents, expensesYearCents, remainingYearCents, savingsPercent } = budget;
  const parts = [
    ...groups.map(({ group, yearCents }) => ({
      label: t(`groups.${group as (typeof budgetGroups)[number]}`),
      value: yearCents,
      isRest: false,
    })),
    {
      label: t(remainingYearCents < 0 ? "groups.missing" : "groups.left"),
      value: remainingYearCents,
      isRest: remainingYearCents >= 0,
    },
  ].map((part) => ({ ...part, text: chf(Math.abs(part.value)) }));
  const drawn = parts.map((part) => ({ ...part, value: Math.max(0, part.value) }));
  const share = (cents: number) => {
    const found = shareOf(Math.abs(cents), incomeYearCents);
    return found === null ? common("result.unknown") : percent(found);
  };
  return (
    <ChartFrame
      title={t("chart.title")}
      summary={t(remainingYearCents < 0 ? "chart.summaryShort" : "chart.summary", {
        income: chf(incomeYearCents),
        paid: chf(expensesYearCents),
        left: chf(Math.abs(remainingYearCents)),
      })}
      tableLabel={common("result.tableLabel")}
      table={
        <DataTable
          caption={t("chart.caption")}
          rows={parts}
          keyOf={({ label }) => label}
          columns={[
            { title: t("chart.group"), cell: ({ label }) => label },
            { title: t("chart.amount"), cell: ({ text }) => text, isNumber: true },
            { title: t("chart.share"), cell: ({ value }) => share(value), isNumber: true },
          ]}
        />
      }
    >
      <RingChart
        parts={drawn}
        center={
          savingsPercent === null || remainingYearCents < 0
            ? null
            : { amount: percent(Math.round(savingsPercent)), word: t("chart.left") }
        }
      />
    </ChartFrame>
  );
}
