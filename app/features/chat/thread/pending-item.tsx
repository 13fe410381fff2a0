import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/data/written-text";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { WaitingMessage } from "../conversation-state";
import { focusComposer } from "../focus-thread";
import { SharedPageCards, type SharedPages } from "./shared-page-card";
import styles from "./message-log.module.css";

const t = translator("chat", words);

type WaitingItemProps = WaitingMessage & {
  shared: SharedPages;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

export function WaitingItem(props: WaitingItemProps) {
  const { id, message, image, problem, shared, onRetry, onDiscard } = props;
  const leave = (act: (id: string) => void) => () => {
    act(id);
    focusComposer();
  };
  return (
    <li className={`${styles.message} ${styles.own} ${styles.pending}`}>
      <div className={styles.bubble}>
        <VisuallyHidden>{t("you")}: </VisuallyHidden>
        {image && (
          <img src={image.url} alt={image.alt || t("image.noAlt")} className={styles.sending} />
        )}
        {message !== "" && <WrittenText text={message} />}
      </div>
      <SharedPageCards text={message} shared={shared} />
      {problem === null ? (
        <p className={styles.state}>{t("sending")}</p>
      ) : (
        <div className={styles.problem}>
          <p role="alert">{t(`problems.${problem}`)}</p>
          <Button variant="text" size="sm" onClick={leave(onRetry)}>
            {t("retry")}
          </Button>
          <Button variant="text" size="sm" onClick={leave(onDiscard)}>
            {t("discard")}
          </Button>
        </div>
      )}
    </li>
  );
}
