import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { alpineVolunteering as words } from "./words";
import type { AlpineMonths as Months } from "./alpine-months.server";

const t = translator("alpine-volunteering", words);

export function AlpineMonths({ months, undatedCount }: Months) {
  return (
    <details>
      <summary>{t("calendar.title")}</summary>
      {months.length === 0 && <p className={`${text.small} ${text.muted}`}>{t("calendar.none")}</p>}
      <ol className={layout.stack}>
        {months.map(({ month, label, path, offers }) => (
          <li key={month}>
            <PageLink to={path} className={`${text.link} ${text.tap}`}>
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
        <p className={`${text.small} ${text.muted}`}>
          {t("calendar.undated", { count: undatedCount })}
        </p>
      )}
    </details>
  );
}
