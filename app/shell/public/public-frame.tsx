import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { changelog } from "~/features/public-pages/changelog/words";
import { shell } from "~/shell/words";
import { translator } from "~/i18n/translator";
import { useRootData } from "~/session/root-data";
import { PageLink } from "~/ui/action/page-link";
import { ThemeChoice } from "../theme-choice";
import styles from "./public-frame.module.css";
import { SkipLink } from "../skip-link";

const t = translator("shell", shell);

function PublicFooter() {
  const root = useRootData();
  return (
    <footer className={styles.footer}>
      <div className={styles.texts}>
        <p>
          {root && t("footer.operator", { name: root.operatorName })} {t("footer.note")}
        </p>
        <nav aria-label={t("footer.label")}>
          <PageLink to={to("/terms-of-service")}>{t("footer.terms")}</PageLink>
          <PageLink to={to("/privacy")}>{t("footer.privacy")}</PageLink>
          {root?.analytics && <PageLink to={to("/consent")}>{t("footer.consent")}</PageLink>}
          <PageLink to={to("/accessibility")}>{t("footer.accessibility")}</PageLink>
          <PageLink to={to("/safety")}>{t("footer.safety")}</PageLink>
          <PageLink to={to("/changelog")}>{changelog.title}</PageLink>
          <PageLink to={to("/imprint")}>{t("footer.imprint")}</PageLink>
          <PageLink to={to("/contact")}>{t("footer.contact")}</PageLink>
        </nav>
      </div>
      <div className={styles.theme}>
        <ThemeChoice theme={root?.theme ?? "auto"} />
      </div>
    </footer>
  );
}

type PublicFrameProps = {
  bars?: ReactNode;
  children: ReactNode;
};

export function PublicFrame({ bars, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {bars && <div className={styles.bars}>{bars}</div>}
      <div className={styles.page}>{children}</div>
      <PublicFooter />
    </div>
  );
}
