import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import styles from "./questions.module.css";

const t = translator("landing", landing);

const ROWS = ["pay", "price", "ready", "youtube", "advice", "data"] as const;

export function Questions() {
  return (
    <section id="perguntas" aria-labelledby="questions-heading">
      <h2 id="questions-heading">{t("faq.heading")}</h2>
      <div className={styles.list}>
        {ROWS.map((row) => (
          <details key={row}>
            <summary>{t(`faq.rows.${row}.question`)}</summary>
            <p>{t(`faq.rows.${row}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
