import { landing } from "~/i18n/pt-BR/public/landing";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import styles from "./data-status.module.css";
import type { Dataset } from "./landing.types";

const t = translator("landing", landing);

/** `null` shows an error; an empty list shows nothing. */
export function DataStatus({ datasets }: { datasets: Dataset[] | null }) {
  if (datasets?.length === 0) return null;
  return (
    <section aria-labelledby="sources-heading">
      <h2 id="sources-heading">{t("sources.heading")}</h2>
      <p className={styles.lead}>{datasets ? t("sources.lead") : t("sources.failed")}</p>
      <ul className={styles.list}>
        {datasets?.map(({ key, name, publisher, period, sourceUrl, checkedLabel }) => (
          <li key={key}>
            <b>{name}</b>
            <span>{sourceUrl ? <SmartLink to={sourceUrl}>{publisher}</SmartLink> : publisher}</span>
            <span>{period}</span>
            {checkedLabel && <span>{t("sources.checked", { date: checkedLabel })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
