import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import styles from "./membership.module.css";

const t = translator("landing", landing);

const ROWS = ["news", "articles", "courses", "forum", "cantons", "jobs", "tools", "chat"] as const;

/** `priceLabel` comes from the payment settings; until it is known, no figure is shown. */
export function Membership({ priceLabel }: { priceLabel: string | null }) {
  return (
    <section aria-labelledby="membership-heading">
      <h2 id="membership-heading">{t("membership.heading")}</h2>
      <p className={styles.lead}>{t("membership.lead")}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("membership.area")}</th>
            <th scope="col">{t("membership.free")}</th>
            <th scope="col">{t("membership.paid")}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`membership.rows.${row}.area`)}</th>
              <td data-label={t("membership.free")}>{t(`membership.rows.${row}.free`)}</td>
              <td data-label={t("membership.paid")}>{t(`membership.rows.${row}.paid`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.price}>{priceLabel ?? t("membership.priceUnknown")}</p>
      <div className={styles.promises}>
        <div>
          <h3>{t("membership.cancelTitle")}</h3>
          <p>{t("membership.cancel")}</p>
        </div>
        <div>
          <h3>{t("membership.keepTitle")}</h3>
          <p>{t("membership.keep")}</p>
        </div>
      </div>
    </section>
  );
}
