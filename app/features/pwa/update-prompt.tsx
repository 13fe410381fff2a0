import { pwa } from "~/i18n/pt-BR/pwa";
import { translator } from "~/i18n/translator";
import { keepDrafts } from "~/page/drafts";
import { Button } from "~/ui/action/button";
import styles from "./prompt.module.css";

const t = translator("pwa", pwa);

/** Nothing changes under a reader's hands: the new version comes when they ask for it. */
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
