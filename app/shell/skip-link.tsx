import { translator } from "~/i18n/translator";
import { shell } from "./words";
import styles from "./skip-link.module.css";

const t = translator("shell", shell);

export function MapSkipLink({ to }: { to: string }) {
  return (
    <a href={`#${to}`} className={`${styles.skip} ${styles.map}`}>
      {t("skipToMap")}
    </a>
  );
}

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {t("skip")}
    </a>
  );
}
