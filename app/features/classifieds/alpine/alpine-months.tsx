import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { alpineVolunteering as words } from "./words";
import styles from "../frame/classifieds.module.css";
import type { AlpineMonths as Months } from "./alpine-months.server";

const t = translator("alpine-volunteering", words);

export function AlpineMonths({ months, undatedCount }: Months) {
  return (
    <details className={styles.more}>
      <summary>{t("calendar.title")}</summary>
      {months.length === 0 && <p className={styles.quiet}>{t("calendar.none")}</p>}
      <ol className={styles.searches}>
        {months.map(({ month, label, path, offers }) => (
          <li key={month}>
            <PageLink to={path} className={styles.action}>
              <time dateTime={month}>{label}</time>
            </PageLink>
            <ul>
              {offers.map((offer) => (
                <li key={offer.path}>
                  <PageLink to={offer.path}>{offer.title}</PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {undatedCount > 0 && (
        <p className={styles.quiet}>{t("calendar.undated", { count: undatedCount })}</p>
      )}
    </details>
  );
}
