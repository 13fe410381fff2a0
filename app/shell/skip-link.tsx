import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import styles from "./skip-link.module.css";

const t = translator("shell", shell);

/** Skips rail and page to the map beside the page; only on screens with room for the map. */
export function MapSkipLink({ to }: { to: string }) {
  return (
    <a href={`#${to}`} className={`${styles.skip} ${styles.map}`}>
      {t("skipToMap")}
    </a>
  );
}

/** First stop of the Tab key, visible only with focus. Every page has a `content` element. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {t("skip")}
    </a>
  );
}
