import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import styles from "./conversation.module.css";

const t = translator("chat", words);

export function ToEnd({ hasNew, onPress }: { hasNew: boolean; onPress: () => void }) {
  return (
    <div className={styles.toEnd}>
      <Button
        variant={hasNew ? "fill" : "outline"}
        size="sm"
        iconAfter="chevron-down"
        onClick={onPress}
      >
        {t(hasNew ? "toFresh" : "toEnd")}
      </Button>
    </div>
  );
}
