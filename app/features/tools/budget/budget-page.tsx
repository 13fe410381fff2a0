import { SourceNote } from "~/features/tools/explained-line";
import type { ToolData } from "~/features/tools/tool-data.server";
import { formatList, formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import { budgetOf, type Budget } from "../../../../contract/calculators/budget.ts";
import { parametersOf, type ParameterSet } from "../../../../contract/calculators/parameters.ts";
import type { FamilyPart } from "../../../../contract/switzerland/situation.ts";
import { chf, percent } from "../figures";
import { ToolPage, ToolForm, ToolResult } from "../tool-page";
import { useToolValues, type ToolValues, problemText } from "../use-tool-values";
import type { ReadValues } from "../value-reader";
import { BudgetResult } from "./budget-result";
import { budget as words } from "./words";
import styles from "./budget.module.css";
import {
  budgetDefaults,
  budgetExample,
  householdPremium,
  readBudget,
  type BudgetField,
  type BudgetValues,
  budgetGroups,
  budgetItems,
  rhythms,
} from "./budget-values";

const t = translator("budget", words);

export type BudgetPageProps = {
  data: ToolData;
  family: readonly FamilyPart[];
  sent: BudgetValues | null;
};

type BudgetFieldsProps = {
  form: ToolValues<BudgetField>;
  read: ReadValues<BudgetField, unknown>;
};

function BudgetFields({ form, read }: BudgetFieldsProps) {
  const { control } = form;
  const amount = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <>
      <TextField
        {...amount}
        {...control("income")}
        unit="CHF"
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
                  unit="CHF"
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

export function BudgetPage({ data, family, sent }: BudgetPageProps) {
  const { sets } = parametersOf(data.year, data.sets);
  const [premium, household] = [sets["calc.health-premium"], sets["calc.household"]];
  const people = {
    adults: family.includes("partner") ? 2 : 1,
    children: family.includes("children") ? 1 : 0,
  };
  const example = {
    ...budgetExample,
    ...(premium && { premium: householdPremium(people, premium.value) }),
  };
  const form = useToolValues({ defaults: budgetDefaults, known: {}, example }, sent);
  const read = readBudget(form.values);
  const budget = read.state === "ready" ? budgetOf(read.input) : null;
  return (
    <ToolPage name="budget" yearStatuses={data.yearStatuses}>
      {premium && <Templates form={form} premium={premium} />}
      <ToolForm form={form} example={exampleText(premium ? people : null)}>
        <BudgetFields form={form} read={read} />
      </ToolForm>
      <ToolResult
        isTypedOnly
        waiting={read.state === "ready" ? null : read.state}
        headline={budget && headlineOf(budget)}
        isExample={form.isExample}
        today={data.today}
        nextSteps={["disposableIncome"]}
      >
        {budget && <BudgetResult budget={budget} />}
        {household && <Average household={household} />}
      </ToolResult>
    </ToolPage>
  );
}

/** @param people null if no premium is published */
function exampleText(people: { adults: number; children: number } | null): string {
  const example = t("example", { income: formatWholeChf(Number(budgetExample.income)) });
  if (!people) return example;
  const { adults, children } = people;
  const insured = [
    t("insured.adults", { count: adults }),
    ...(children > 0 ? [t("insured.children", { count: children })] : []),
  ];
  return `${example} ${t("insured.text", { people: formatList(insured) })}`;
}

const households = {
  single: { adults: 1, children: 0 },
  couple: { adults: 2, children: 0 },
  family: { adults: 2, children: 2 },
} as const;
const templates = ["single", "couple", "family"] as const;

type TemplatesProps = {
  form: Pick<ToolValues<BudgetField>, "fillIn">;
  premium: ParameterSet<"calc.health-premium">;
};

function Templates({ form, premium }: TemplatesProps) {
  const choose = (name: (typeof templates)[number]) =>
    form.fillIn({
      premium: householdPremium(households[name], premium.value),
      premiumEvery: "month",
    });
  return (
    <section className={`${styles.templates} ${layout.stack}`} aria-labelledby="budget-templates">
      <h2 id="budget-templates">{t("templates.heading")}</h2>
      <p>{t("templates.lead")}</p>
      <div className={layout.cluster}>
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

function headlineOf({ remainingYearCents, savingsPercent }: Budget) {
  const isShort = remainingYearCents < 0;
  const monthCents = Math.round(Math.abs(remainingYearCents) / 12);
  return {
    label: t(isShort ? "headline.missing" : "headline.left"),
    amount: chf(Math.abs(remainingYearCents)),
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
