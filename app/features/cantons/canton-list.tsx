import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { cantonsIndex } from "~/i18n/pt-BR/switzerland/cantons-index";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import styles from "./canton-list.module.css";

const t = translator("cantons-index", cantonsIndex);

export function CantonList() {
  return (
    <section aria-labelledby="canton-list" className={styles.section}>
      <h2 id="canton-list" className={styles.title}>
        {t("list.title")}
      </h2>
      <p className={styles.lead}>{t("list.lead")}</p>
      <ul className={styles.list}>
        {Object.entries(cantonNames).map(([code, name]) => (
          <li key={code}>
            <SmartLink to={`/app/cantons/${code}`} className={styles.link}>
              {name}
              <span aria-hidden="true" className={styles.code}>
                {code}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
