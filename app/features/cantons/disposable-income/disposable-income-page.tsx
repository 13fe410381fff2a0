import { leftInCanton as words } from "~/i18n/pt-BR/switzerland/left-in-canton";
import { translator } from "~/i18n/translator";
import { useTabMemory } from "~/session/use-tab-memory";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { ChoroplethSection } from "../choropleth/choropleth-section";
import { LeftForm } from "./disposable-income-form";
import { leftDefaults, type LeftValues } from "../../../../contract/calculators/salary-forms.ts";
import { sentLeftValues, type LeftProblems } from "./disposable-income-values";
import type { LeftAnswer } from "./disposable-income.schema";
import styles from "./disposable-income-page.module.css";
import { SourceLines } from "../choropleth/source-lines";

const t = translator("left-in-canton", words);

export type LeftPageProps = {
  values: LeftValues | null;
  problems: LeftProblems;
  answer: LeftAnswer | "away" | null;
};

export function LeftPage({ values, problems, answer }: LeftPageProps) {
  const { left, keep } = useTabMemory();
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <LeftForm
        // Initial values come from tab memory, which the server does not know.
        key={left ? "left" : "blank"}
        values={values ?? (left ? sentLeftValues(left) : leftDefaults)}
        problems={problems}
        onTyped={keep}
      />
      {answer === "away" ? (
        <StateMessage kind="error" title={t("away")}>
          {t("awayText")}
        </StateMessage>
      ) : (
        answer && <Answer answer={answer} />
      )}
      <section aria-labelledby="assumptions" className={styles.assumptions}>
        <h2 id="assumptions" className={styles.subtitle}>
          {t("assumptions")}
        </h2>
        <ul>
          {(["same", "rent", "premium", "tax", "allowances", "nbu", "left"] as const).map(
            (name) => (
              <li key={name}>{t(`assumed.${name}`)}</li>
            ),
          )}
        </ul>
      </section>
    </>
  );
}

function Answer({ answer: { best, isRanked, lines, shown, sources } }: { answer: LeftAnswer }) {
  return (
    <div data-figures>
      <section aria-labelledby="best-cantons" className={styles.best}>
        <div role="status">
          <h2 id="best-cantons" className={styles.subtitle}>
            {t(isRanked ? "best" : "unranked")}
          </h2>
        </div>
        {!isRanked && <p>{t("unrankedText")}</p>}
        <ol className={styles.list}>
          {best.map(({ code, name, text, reasons }) => (
            <li key={code} className={styles.canton}>
              <SmartLink to={`/app/cantons/${code}`} className={styles.name}>
                {name}
              </SmartLink>
              <span className={styles.amount}>{text}</span>
              <span className={styles.reasons}>{reasons.join("; ")}</span>
            </li>
          ))}
        </ol>
        <dl className={styles.lines}>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <details>
          <summary className={styles.summary}>{t("sources")}</summary>
          <SourceLines sources={sources} />
        </details>
      </section>
      <ChoroplethSection shown={shown} choices={[]} />
    </div>
  );
}
