import { scenarios as words } from "~/i18n/pt-BR/calculators/scenarios";
import { translator } from "~/i18n/translator";
import { DataTable } from "~/ui/data/data-table";
import type { SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { chf } from "../figures";
import { cantonLabel, chfOrUnknown, familyLabel, UNKNOWN } from "./scenario-figures";
import styles from "./scenarios-page.module.css";

const t = translator("scenarios", words);

type Line = { name: keyof typeof words.rows; cells: readonly string[] };

/** The tax is unknown without a tariff; members with a settlement permit pay no tax at source. */
function taxText({ result }: SavedScenario): string {
  if (result.isTaxMissing) return UNKNOWN;
  return result.taxMonthCents === null ? t("none") : chf(result.taxMonthCents);
}

const lines: Readonly<Record<Line["name"], (saved: SavedScenario) => string>> = {
  canton: ({ scenario }) => cantonLabel(scenario.canton),
  family: ({ scenario }) => familyLabel(scenario.civilStatus, scenario.children),
  gross: ({ result }) => chf(result.grossMonthCents),
  tax: taxText,
  net: ({ result }) => chf(result.netMonthCents),
  netYear: ({ result }) => chf(result.netYearCents),
  rent: ({ scenario }) => chfOrUnknown(scenario.rentCents),
  premium: ({ scenario }) => chfOrUnknown(scenario.premiumCents),
  transport: ({ scenario }) => chfOrUnknown(scenario.transportCents),
  left: ({ result }) => chfOrUnknown(result.leftMonthCents),
  edition: ({ result }) => result.edition,
};

type ScenarioComparisonProps = { scenarios: readonly SavedScenario[]; hasMore: boolean };

export function ScenarioComparison({ scenarios, hasMore }: ScenarioComparisonProps) {
  const names = Object.keys(lines) as Line["name"][];
  const rows = names.map((name): Line => ({ name, cells: scenarios.map(lines[name]) }));
  return (
    <section aria-labelledby="compared-scenarios" className={styles.own}>
      <h2 id="compared-scenarios" className={styles.heading}>
        {t("compare.title")}
      </h2>
      {hasMore && <p role="status">{t("compare.tooMany")}</p>}
      <DataTable
        caption={t("compare.title")}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: t("compare.line"), cell: ({ name }) => t(`rows.${name}`) },
          ...scenarios.map((_saved, place) => ({
            title: titleOf(scenarios, place),
            cell: ({ cells }: Line) => cells[place] ?? UNKNOWN,
            isNumber: true,
          })),
        ]}
      />
    </section>
  );
}

function titleOf(scenarios: readonly SavedScenario[], place: number): string {
  const name = scenarios[place]?.name ?? "";
  const isTwin = scenarios.filter((each) => each.name === name).length > 1;
  return isTwin ? `${name} (${place + 1})` : name;
}
