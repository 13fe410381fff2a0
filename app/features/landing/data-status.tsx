import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import styles from "./data-status.module.css";

const t = translator("landing", landing);

const DATASETS = [
  "population",
  "salary",
  "rent",
  "product",
  "premiums",
  "withholding",
  "borders",
] as const;

export function DataStatus() {
  return (
    <section aria-labelledby="sources-heading">
      <h2 id="sources-heading">{t("sources.heading")}</h2>
      <p className={styles.lead}>{t("sources.lead")}</p>
      <ul className={styles.list}>
        {DATASETS.map((dataset) => (
          <li key={dataset}>
            <b>{t(`sources.rows.${dataset}.dataset`)}</b>
            <span>{t(`sources.rows.${dataset}.publisher`)}</span>
            <span>{t(`sources.rows.${dataset}.year`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.checked}>{t("sources.checked")}</p>
    </section>
  );
}
