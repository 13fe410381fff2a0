import { translator } from "~/i18n/translator";
import {
  describeFreeToday,
  listComingOffers,
  listOpenOffers,
  type AreaOffer,
} from "../../../contract/account/offer.ts";
import type { PlanLabel } from "./landing.server";
import { landing } from "./words";
import styles from "./membership.module.css";

const t = translator("landing", landing);

export function Membership({ plans }: { plans: PlanLabel[] }) {
  const comingOffers = listComingOffers();
  return (
    <section aria-labelledby="membership-heading">
      <h2 id="membership-heading">{t("membership.heading")}</h2>
      <p className={styles.lead}>{t("membership.lead")}</p>
      <OfferTable offers={listOpenOffers()} labelledBy="membership-heading" />
      {comingOffers.length > 0 && (
        <details className={styles.coming}>
          <summary id="membership-soon">{t("membership.soon")}</summary>
          <p>{t("membership.soonText")}</p>
          <OfferTable offers={comingOffers} labelledBy="membership-soon" />
        </details>
      )}
      <Prices plans={plans} />
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

function OfferTable({ offers, labelledBy }: { offers: readonly AreaOffer[]; labelledBy: string }) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t("membership.area")}</th>
          <th scope="col">{t("membership.free")}</th>
          <th scope="col">{t("membership.paid")}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ area, title, free, paying }) => (
          <tr key={area}>
            <th scope="row">{title}</th>
            <td data-label={t("membership.free")}>{free}</td>
            <td data-label={t("membership.paid")}>{paying}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Prices({ plans }: { plans: PlanLabel[] }) {
  if (plans.length === 0) return <p className={styles.price}>{t("membership.priceUnknown")}</p>;
  return (
    <ul className={styles.plans} aria-label={t("membership.plans")}>
      <li>
        <h3>{t("membership.freePlan")}</h3>
        <p className={styles.price}>{t("membership.freePrice")}</p>
        <p>{t("membership.freeNote", { free: describeFreeToday() })}</p>
      </li>
      {plans.map(({ plan, amounts }) => (
        <li key={plan}>
          <h3>{t(`membership.${plan}`)}</h3>
          <p className={styles.price}>{amounts.join(` ${t("membership.or")} `)}</p>
          <p>{t(`membership.${plan}Note`)}</p>
        </li>
      ))}
    </ul>
  );
}
