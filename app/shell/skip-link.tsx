import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import styles from "./skip-link.module.css";

const t = translator("shell", shell);

/** To the map beside the page, past rail and page; only where there is room for one. */
export function MapSkipLink({ to }: { to: string }) {
  return (
    <a href={`#${to}`} className={`${styles.skip} ${styles.map}`}>
      {t("skipToMap")}
    </a>
  );
}

/** The first stop of the Tab key; seen only while it has the focus. Every page has its `content`. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {t("skip")}
    </a>
  );
}
