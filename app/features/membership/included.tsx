import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import { comingOffers, openOffers } from "../../../contract/account/offer.ts";
import styles from "./included.module.css";

const t = translator("membership", membership);

export function Included() {
  return (
    <div className={styles.included}>
      <h2 className={styles.title}>{t("included.title")}</h2>
      <ul className={styles.list}>
        {openOffers.map(({ area, title, paying }) => (
          <li key={area}>
            <Icon name="circle-check" size={18} />
            <span>
              <b>{title}</b>: {paying}
            </span>
          </li>
        ))}
      </ul>
      {comingOffers.length > 0 && (
        <section className={styles.soon} aria-labelledby="included-soon">
          <h3 id="included-soon">{t("included.soonTitle")}</h3>
          <p>{comingOffers.map(({ title }) => title).join(" · ")}</p>
          <p>{t("included.soonText")}</p>
        </section>
      )}
    </div>
  );
}
