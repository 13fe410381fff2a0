import { Form } from "@remix-run/react";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable } from "~/ui/data/data-table";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { MOST_COMPARED, MOST_SCENARIOS } from "../../../../contract/calculators/scenario.ts";
import { chf } from "../figures";
import { COMPARE_FORM } from "./compare-form";
import { cantonLabel, chfOrUnknown, familyLabel, UNKNOWN } from "./scenario-figures";
import { ScenarioItem } from "./scenario-item";
import { scenarios as words } from "./words";
import frame from "../tool-page.module.css";
import styles from "./scenarios-page.module.css";

const t = translator("scenarios", words);
const common = translator("tools", tools);

export type ScenariosPageProps = {
  scenarios: readonly SavedScenario[];
  compared: readonly string[];
  isPaying: boolean;
  hasFailed: boolean;
  origin: string;
};

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

function ScenarioComparison({ scenarios, hasMore }: ScenarioComparisonProps) {
  const names = Object.keys(lines) as Line["name"][];
  const rows = names.map((name): Line => ({ name, cells: scenarios.map(lines[name]) }));
  return (
    <section aria-labelledby="compared-scenarios" className={`${layout.stack} ${layout.wide}`}>
      <h2 id="compared-scenarios" className={text.large}>
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

export function ScenariosPage(props: ScenariosPageProps) {
  const { scenarios, compared, isPaying, hasFailed, origin } = props;
  const chosen = scenarios.filter(({ id }) => compared.includes(id));
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <header>
        <Button to="/app/tools" variant="text" size="sm" icon="arrow-left" className={frame.back}>
          {common("back")}
        </Button>
        <h1 className={frame.title}>{t("list.title")}</h1>
        <p className={frame.lead}>{t("list.lead")}</p>
      </header>
      {hasFailed && (
        <Alert kind="error" isAnnounced>
          {t("list.failed")}
        </Alert>
      )}
      {!isPaying && <Alert kind="info">{t("list.readOnly")}</Alert>}
      {isPaying && (
        <div>
          <Button to="/app/tools/scenarios/new">{t("list.create")}</Button>
        </div>
      )}
      {chosen.length > 1 && (
        <ScenarioComparison
          scenarios={chosen.slice(0, MOST_COMPARED)}
          hasMore={chosen.length > MOST_COMPARED}
        />
      )}
      {scenarios.length === 0 ? (
        <StateMessage kind="empty" title={t("list.empty")}>
          {t("list.emptyText")}
        </StateMessage>
      ) : (
        <section aria-labelledby="own-scenarios" className={`${layout.stack} ${layout.wide}`}>
          <h2 id="own-scenarios" className={text.large}>
            {t("list.count", { count: scenarios.length, most: MOST_SCENARIOS })}
          </h2>
          <ul className={styles.list}>
            {scenarios.map((saved) => (
              <ScenarioItem
                key={saved.id}
                saved={saved}
                isPaying={isPaying}
                isCompared={compared.includes(saved.id)}
                origin={origin}
              />
            ))}
          </ul>
          {scenarios.length > 1 && (
            <Form id={COMPARE_FORM} method="get" className={`${layout.cluster} ${layout.wide}`}>
              <Button type="submit" variant="outline">
                {t("compare.submit")}
              </Button>
              <p>{t("compare.hint")}</p>
            </Form>
          )}
        </section>
      )}
    </div>
  );
}
