import type { ReactNode } from "react";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Logo } from "~/ui/logo";
import styles from "./login-frame.module.css";

const t = translator("auth", auth);

/** The form on one side; from lg a landscape and the promise on the other. */
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
        <svg
          className={styles.landscape}
          viewBox="0 0 800 420"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <circle cx="540" cy="88" r="54" />
          <path d="M0 250 120 150 190 190 330 60 430 180 520 120 640 220 720 170 800 230V420H0Z" />
          <path d="M0 310 90 250 210 300 300 200 420 290 540 210 660 300 800 240V420H0Z" />
          <path d="M0 360 140 310 280 350 400 280 560 350 690 310 800 350V420H0Z" />
        </svg>
      </aside>
    </div>
  );
}
