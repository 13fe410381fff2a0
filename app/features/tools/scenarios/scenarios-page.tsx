import { Form } from "@remix-run/react";
import { scenarios as words } from "~/i18n/pt-BR/calculators/scenarios";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import type { SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { MOST_COMPARED, MOST_SCENARIOS } from "../../../../contract/calculators/scenario.ts";
import { COMPARE_FORM } from "./compare-form";
import { ScenarioComparison } from "./scenario-comparison";
import { ScenarioItem } from "./scenario-item";
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

export function ScenariosPage(props: ScenariosPageProps) {
  const { scenarios, compared, isPaying, hasFailed, origin } = props;
  const chosen = scenarios.filter(({ id }) => compared.includes(id));
  return (
    <div className={frame.page}>
      <header>
        <Button to="/app/tools" variant="text" size="sm" icon="arrow-left" className={frame.back}>
          {common("back")}
        </Button>
        <h1 className={frame.title}>{t("list.title")}</h1>
        <p className={frame.lead}>{t("list.lead")}</p>
      </header>
      {hasFailed && (
        <Notice kind="error" isAnnounced>
          {t("list.failed")}
        </Notice>
      )}
      {!isPaying && <Notice kind="info">{t("list.readOnly")}</Notice>}
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
        <section aria-labelledby="own-scenarios" className={styles.own}>
          <h2 id="own-scenarios" className={styles.heading}>
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
            <Form id={COMPARE_FORM} method="get" className={styles.compare}>
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
