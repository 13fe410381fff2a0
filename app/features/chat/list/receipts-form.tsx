import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CHAT_MESSAGES_PATH } from "../ask-chat";
import styles from "./chat-list.module.css";

const t = translator("chat", words);

type ReceiptsFormProps = {
  hides: boolean;
  isOpen: boolean;
};

export function ReceiptsForm({ hides, isOpen }: ReceiptsFormProps) {
  return (
    <details id="receipts" className={styles.group} open={isOpen}>
      <summary>{t("receipts.title")}</summary>
      <form method="post" action={CHAT_MESSAGES_PATH} className={styles.receipts}>
        <input type="hidden" name="intent" value="receipts" />
        <input type="hidden" name="is" value={String(!hides)} />
        <p>{t(hides ? "receipts.hidden" : "receipts.shown")}</p>
        <Button type="submit" variant="outline" size="sm">
          {t(hides ? "receipts.show" : "receipts.hide")}
        </Button>
      </form>
    </details>
  );
}
