import { landing } from "~/i18n/pt-BR/landing";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { PageLink } from "~/ui/page-link";
import type { Visitor } from "./landing.types";
import styles from "./landing-footer.module.css";

const t = translator("landing", landing);

type LandingFooterProps = { visitor: Visitor; signupPath: string; isMeasured: boolean };

export function LandingFooter({ visitor, signupPath, isMeasured }: LandingFooterProps) {
  return (
    <footer className={styles.footer}>
      {visitor ? null : (
        <div className={styles.closing}>
          <div>
            <h2>{t("footer.closing")}</h2>
            <p>{t("footer.text")}</p>
          </div>
          <Button to={signupPath} size="lg" variant="outline">
            {t("hero.start")}
          </Button>
        </div>
      )}
      <div className={styles.base}>
        <p>{t("footer.note")}</p>
        <nav aria-label={t("footer.links")}>
          <PageLink to={to("/terms-of-service")}>{t("footer.terms")}</PageLink>
          <PageLink to={to("/privacy")}>{t("footer.privacy")}</PageLink>
          {isMeasured && <PageLink to={to("/consent")}>{t("footer.consent")}</PageLink>}
          {visitor ? null : <PageLink to={to("/login")}>{t("footer.login")}</PageLink>}
        </nav>
      </div>
    </footer>
  );
}
