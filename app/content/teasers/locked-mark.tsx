import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { Outline } from "~/ui/media/icon";
import { LOCK } from "../content-icons";
import styles from "./locked-mark.module.css";

const t = translator("content", content);

/** Beside a title or within a link: only paying members read the page. */
export function LockedMark() {
  return (
    <span className={styles.locked}>
      <Outline path={LOCK} size={14} />
      {t("locked")}
    </span>
  );
}
