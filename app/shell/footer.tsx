import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import styles from "./footer.module.css";

const t = translator("shell", shell);

export function Footer({ hasConsent }: { hasConsent: boolean }) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t("footer.label")}>
        <PageLink to={to("/terms-of-service")}>{t("footer.terms")}</PageLink>
        <PageLink to={to("/privacy")}>{t("footer.privacy")}</PageLink>
        {hasConsent && <PageLink to={to("/consent")}>{t("footer.consent")}</PageLink>}
        <PageLink to={to("/accessibility")}>{t("footer.accessibility")}</PageLink>
        <PageLink to={to("/safety")}>{t("footer.safety")}</PageLink>
        <PageLink to={to("/imprint")}>{t("footer.imprint")}</PageLink>
        <PageLink to={to("/app/support")}>{t("footer.support")}</PageLink>
      </nav>
      <p className={styles.credit}>{t("footer.map")}</p>
    </footer>
  );
}
