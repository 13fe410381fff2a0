import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import {
  describeFreeToday,
  listComingOffers,
  listOpenOffers,
  type AreaOffer,
} from "../../../contract/account/offer.ts";
import type { PlanLabel, Visitor } from "./landing.server";
import { landing } from "./words";
import styles from "./membership.module.css";

const t = translator("landing", landing);

/** Of those in the comparison below. */
const BENEFITS = 3;

type MembershipProps = { plans: PlanLabel[]; visitor: Visitor; signupPath: string };

export function Membership({ plans, visitor, signupPath }: MembershipProps) {
  const comingOffers = listComingOffers();
  return (
    <section aria-labelledby="membership-heading">
      <h2 id="membership-heading">{t("membership.heading")}</h2>
      <p className={styles.lead}>{t("membership.lead")}</p>
      <Prices plans={plans} visitor={visitor} signupPath={signupPath} />
      <details className={styles.compared}>
        <summary id="membership-areas">{t("membership.compared")}</summary>
        <OfferTable offers={listOpenOffers()} labelledBy="membership-areas" />
      </details>
      {comingOffers.length > 0 && (
        <details className={styles.coming}>
          <summary id="membership-soon">{t("membership.soon")}</summary>
          <p>{t("membership.soonText")}</p>
          <OfferTable offers={comingOffers} labelledBy="membership-soon" />
        </details>
      )}
      <details className={styles.compared}>
        <summary>{t("membership.cancelTitle")}</summary>
        <p>{t("membership.cancel")}</p>
        <p>{t("membership.keep")}</p>
      </details>
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

function Prices({ plans, visitor, signupPath }: MembershipProps) {
  // A member chooses on the membership's own page.
  const benefits = listOpenOffers().slice(0, BENEFITS);
  const startTo = visitor ? "/app/membership" : signupPath;
  return (
    <>
      <ul className={styles.plans} aria-label={t("membership.plans")}>
        <li>
          <h3>{t("membership.freePlan")}</h3>
          <p className={styles.price}>{t("membership.freePrice")}</p>
          <p>{t("membership.freeNote", { free: describeFreeToday() })}</p>
          <Button to={visitor ? "/app" : signupPath} variant="outline">
            {t(visitor ? "header.continue" : "signup")}
          </Button>
        </li>
        {plans.map(({ plan, amounts }) => (
          <li key={plan}>
            <h3>{t(`membership.${plan}`)}</h3>
            <p className={styles.price}>{amounts.join(` ${t("membership.or")} `)}</p>
            <p>{t(`membership.${plan}Note`)}</p>
            <ul className={styles.benefits}>
              {benefits.map(({ area, title, paying }) => (
                <li key={area}>
                  {title}: {paying}
                </li>
              ))}
            </ul>
            <Button to={startTo}>{t(`membership.${plan}Start`)}</Button>
          </li>
        ))}
      </ul>
      {plans.length === 0 && <p className={styles.price}>{t("membership.priceUnknown")}</p>}
    </>
  );
}
