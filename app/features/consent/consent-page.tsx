import type { Consent } from "~/analytics/consent";
import { consent as words } from "~/i18n/pt-BR/consent";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Logo } from "~/ui/logo";
import { PageLink } from "~/ui/page-link";
import { ConsentForm } from "./consent-form";
import styles from "./consent-page.module.css";

const t = translator("consent", words);

function nameOf({ statistics, identity }: Consent) {
  if (!statistics) return "refused";
  return identity ? "identified" : "accepted";
}

export type ConsentPageProps = {
  /** Null when the portal measures nothing, and so there is nothing to choose. */
  given: Consent | null;
  returnTo: string;
};

export function ConsentPage({ given, returnTo }: ConsentPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <PageLink to={to("")} aria-label={t("home")}>
          <Logo />
        </PageLink>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1>{t("title")}</h1>
        <p>{t("necessary")}</p>
        {given ? (
          <>
            <p>{t("banner.text")}</p>
            <p>{t(`now.${nameOf(given)}`)}</p>
            <ConsentForm given={given} returnTo={returnTo} />
          </>
        ) : (
          <p>{t("nothing")}</p>
        )}
        <p>
          <PageLink to={to("/privacy")}>{t("privacy")}</PageLink>
        </p>
      </main>
    </div>
  );
}
