import { landing } from "~/i18n/pt-BR/public/landing";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Logo } from "~/ui/media/logo";
import type { Visitor } from "./landing.types";
import styles from "./landing-header.module.css";

const t = translator("landing", landing);

type LandingHeaderProps = { visitor: Visitor; signupPath: string };

export function LandingHeader({ visitor, signupPath }: LandingHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.home} href={to("")} aria-label={t("header.home")}>
        <Logo />
      </a>
      <nav className={styles.nav} aria-label={t("header.sections")}>
        <a href="#dentro">{t("header.inside")}</a>
        <a href="#cantoes">{t("header.cantons")}</a>
        <a href="#quanto-sobra">{t("header.left")}</a>
        <a href="#perguntas">{t("header.questions")}</a>
      </nav>
      <div className={styles.actions}>
        {visitor ? (
          <Button to="/app">{t("header.continue")}</Button>
        ) : (
          <>
            <Button to="/login" variant="outline">
              {t("header.login")}
            </Button>
            <Button to={signupPath} className={styles.signup}>
              {t("header.signup")}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
