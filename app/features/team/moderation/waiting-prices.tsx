import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import textStyles from "~/ui/text/text.module.css";
import { MOST_LISTED_PRICES } from "../../../../contract/classifieds/price-receipts.ts";
import { shelfPages } from "../../../../contract/shared/shelves.ts";
import styles from "./moderation.module.css";
import { moderation } from "./words";

const t = translator("moderation", moderation);

/** The supermarket page shows each price with its receipt. A null count is unknown. */
export function WaitingPrices({ count }: { count: number | null }) {
  const isFull = count !== null && count >= MOST_LISTED_PRICES;
  return (
    <section className={styles.section} aria-labelledby="precos">
      <h2 id="precos" className={textStyles.large}>
        {t("prices.title")}
      </h2>
      {count !== null && (
        <p className={styles.facts}>
          {isFull ? t("prices.atLeast", { most: count }) : t("prices.waiting", { count })}
        </p>
      )}
      <p>
        <PageLink
          to={to(`${shelfPages["supermarket-costs"].path}#confirmar`)}
          className={textStyles.link}
        >
          {t("prices.open")}
        </PageLink>
      </p>
    </section>
  );
}
