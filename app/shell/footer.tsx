import { Link } from "@remix-run/react";
import { shell } from "~/i18n/pt-BR/shell";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import styles from "./footer.module.css";

const t = translator("shell", shell);

export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t("footer.label")}>
        <Link to={to("/terms-of-service")}>{t("footer.terms")}</Link>
        <Link to={to("/privacy")}>{t("footer.privacy")}</Link>
        <Link to={to("/app/support")}>{t("footer.support")}</Link>
      </nav>
      <p className={styles.credit}>{t("footer.map")}</p>
    </footer>
  );
}
