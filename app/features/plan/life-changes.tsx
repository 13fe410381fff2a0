import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import type { LifeEvent } from "../../../contract/switzerland/situation.ts";
import { eventFieldPath } from "./life-events";
import { lifeChanges as words } from "./life-changes.words";
import styles from "./life-changes.module.css";

const t = translator("life-changes", words);

/** The field of a birth follows that of a marriage. */
const LINKED = [
  "permitEnd",
  "jobEnd",
  "cantonMove",
  "marriage",
  "leaving",
] as const satisfies readonly LifeEvent[];

/** Asks for the days of a life, each with a link to its field. */
export function LifeChanges() {
  return (
    <section className={styles.section} aria-labelledby="life-changes">
      <h2 id="life-changes" className={styles.title}>
        {t("title")}
      </h2>
      <p className={`${text.small} ${text.muted}`}>{t("text")}</p>
      <ul className={styles.links}>
        {LINKED.map((event) => (
          <li key={event}>
            <SmartLink to={eventFieldPath(event)} className={`${text.link} ${text.tap}`}>
              {t(`asks.${event}`)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
