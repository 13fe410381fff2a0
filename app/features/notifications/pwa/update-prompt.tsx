import { pwa } from "~/i18n/pt-BR/pwa";
import { translator } from "~/i18n/translator";
import { keepDrafts } from "~/page/drafts";
import { Button } from "~/ui/action/button";
import styles from "./prompt.module.css";

const t = translator("pwa", pwa);

/** The new version loads only when the reader asks for it. */
export function UpdatePrompt({ onLater }: { onLater: () => void }) {
  const update = () => {
    keepDrafts();
    window.location.reload();
  };
  return (
    <div className={styles.prompt}>
      <p>{t("update.text")}</p>
      <div className={styles.actions}>
        <Button size="sm" onClick={update}>
          {t("update.now")}
        </Button>
        <Button size="sm" variant="text" onClick={onLater}>
          {t("update.later")}
        </Button>
      </div>
    </div>
  );
}
