import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Landscape } from "~/ui/media/landscape";
import { Logo } from "~/ui/media/logo";
import { auth } from "./words";
import styles from "./login-frame.module.css";

const t = translator("auth", auth);

export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <main className={styles.main} id="content" tabIndex={-1}>
        <a className={styles.home} href={to("")} aria-label={t("login.home")}>
          <Logo />
        </a>
        <div className={styles.column}>{children}</div>
      </main>
      <aside className={styles.panel}>
        <p className={styles.promise}>{t("panel.title")}</p>
        <p className={styles.note}>{t("panel.text")}</p>
        <Landscape className={styles.landscape} />
      </aside>
    </div>
  );
}
