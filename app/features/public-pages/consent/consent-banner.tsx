import { NO_CONSENT } from "~/analytics/consent";
import { consent as words } from "~/i18n/pt-BR/public/consent";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import styles from "./consent-banner.module.css";
import { ConsentForm } from "./consent-form";

const t = translator("consent", words);

/** Beside the page, never covering all of it: reading on without an answer means refusal. */
export function ConsentBanner({ returnTo }: { returnTo: string }) {
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        {t("banner.title")}
      </h2>
      <p className={styles.text}>
        {t("banner.text")} <PageLink to={to("/privacy")}>{t("privacy")}</PageLink>
      </p>
      <ConsentForm given={NO_CONSENT} returnTo={returnTo} />
    </section>
  );
}
