import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import type { SharedScenario } from "../../../../contract/calculators/scenario.ts";
import { chf } from "../figures";
import { cantonLabel, chfOrUnknown, familyLabel } from "./scenario-figures";
import { scenarios as words } from "./words";
import frame from "../tool-page.module.css";
import styles from "./scenarios-page.module.css";

const t = translator("scenarios", words);
const common = translator("tools", tools);

/**
 * Rounds to hundreds and omits the member's name.
 * @param shown null once the link was revoked
 */
export function SharedScenarioPage({ shown }: { shown: SharedScenario | null }) {
  const action = <Button to="/app/tools/scenarios/new">{t("shared.own")}</Button>;
  if (!shown) {
    return (
      <div className={`${layout.stack} ${layout.wide}`}>
        <h1 className={frame.title}>{t("shared.title")}</h1>
        <StateMessage kind="empty" title={t("shared.gone")} action={action}>
          {t("shared.goneText")}
        </StateMessage>
      </div>
    );
  }
  const { canton, civilStatus, children, isTaxMissing, year, edition } = shown;
  const lines = [
    [t("rows.canton"), cantonLabel(canton)],
    [t("rows.family"), familyLabel(civilStatus, children)],
    [t("rows.gross"), chf(shown.grossMonthCents)],
    [t(isTaxMissing ? "result.netBeforeTax" : "rows.net"), chf(shown.netMonthCents)],
    [t("rows.left"), chfOrUnknown(shown.leftMonthCents)],
  ] as const;
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <header>
        <h1 className={frame.title}>{t("shared.title")}</h1>
        <p className={frame.lead}>{t("shared.lead")}</p>
      </header>
      <dl className={styles.lines}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t("result.year", { year, edition })}</p>
      <p>{common("result.disclaimer")}</p>
      <div>{action}</div>
    </div>
  );
}
