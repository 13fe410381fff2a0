import { budget as words } from "~/i18n/pt-BR/calculators/budget";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { budgetOf, type Budget } from "../../../../contract/calculators/budget.ts";
import { parametersOf, type ParameterSet } from "../../../../contract/calculators/parameters.ts";
import { chf, percent } from "../figures";
import { SourceNote } from "../source-note";
import type { ToolData } from "../tool-data";
import { ToolForm } from "../tool-form";
import { ToolPage } from "../tool-page";
import { ToolResult } from "../tool-result";
import { useToolValues, type ToolValues } from "../use-tool-values";
import { BudgetFields } from "./budget-fields";
import { BudgetResult } from "./budget-result";
import styles from "./budget.module.css";
import { budgetDefaults, readBudget, type BudgetField, type BudgetValues } from "./budget-values";

const t = translator("budget", words);

export type BudgetPageProps = { data: ToolData; sent: BudgetValues | null };

export function BudgetPage({ data, sent }: BudgetPageProps) {
  const form = useToolValues(budgetDefaults, sent);
  const read = readBudget(form.values);
  const budget = read.state === "ready" ? budgetOf(read.input) : null;
  const { sets } = parametersOf(data.year, data.sets);
  const [premium, household] = [sets["calc.health-premium"], sets["calc.household"]];
  return (
    <ToolPage name="budget" yearStatuses={data.yearStatuses}>
      {premium && <Templates form={form} premium={premium} />}
      <ToolForm form={form}>
        <BudgetFields form={form} read={read} />
      </ToolForm>
      <ToolResult
        isTypedOnly
        waiting={read.state === "ready" ? null : read.state}
        headline={budget && headlineOf(budget)}
      >
        {budget && <BudgetResult budget={budget} />}
        {household && <Average household={household} />}
      </ToolResult>
    </ToolPage>
  );
}

const households = { single: [1, 0], couple: [2, 0], family: [2, 2] } as const;
const templates = ["single", "couple", "family"] as const;

type TemplatesProps = {
  form: Pick<ToolValues<BudgetField>, "fillIn">;
  premium: ParameterSet<"calc.health-premium">;
};

function Templates({ form, premium }: TemplatesProps) {
  const { adultChf, childChf } = premium.value;
  const choose = (name: (typeof templates)[number]) => {
    const [adults, children] = households[name];
    const sum = adults * adultChf + children * childChf;
    form.fillIn({ premium: sum.toFixed(2), premiumEvery: "month" });
  };
  return (
    <section className={styles.templates} aria-labelledby="budget-templates">
      <h2 id="budget-templates">{t("templates.heading")}</h2>
      <p>{t("templates.lead")}</p>
      <div className={styles.choices}>
        {templates.map((name) => (
          <Button key={name} variant="outline" size="sm" onClick={() => choose(name)}>
            {t(`templates.${name}`)}
          </Button>
        ))}
      </div>
      <SourceNote of={premium} />
    </section>
  );
}

function headlineOf({ leftYearCents, savingsPercent }: Budget) {
  const isShort = leftYearCents < 0;
  const monthCents = Math.round(Math.abs(leftYearCents) / 12);
  return {
    label: t(isShort ? "headline.missing" : "headline.left"),
    amount: chf(Math.abs(leftYearCents)),
    notes: [
      t("headline.month", { amount: chf(monthCents) }),
      ...(savingsPercent !== null && !isShort
        ? [t("headline.savings", { percent: percent(savingsPercent) })]
        : []),
    ],
    isBad: isShort,
  };
}

function Average({ household }: { household: ParameterSet<"calc.household"> }) {
  const { grossChf, taxesChf, housingAndEnergyChf, consumptionChf } = household.value;
  return (
    <section aria-labelledby="budget-average">
      <h3 id="budget-average">{t("average.heading")}</h3>
      <p>
        {t("average.text", {
          gross: chf(grossChf * 100),
          taxes: chf(taxesChf * 100),
          housing: chf(housingAndEnergyChf * 100),
          consumption: chf(consumptionChf * 100),
        })}
      </p>
      <SourceNote of={household} />
    </section>
  );
}
