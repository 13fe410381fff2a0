import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { CHAT_MESSAGES_PATH } from "../ask-chat";
import type { ChatCard, ChatProblem } from "../chat";
import { ChatFrame } from "../chat-frame";
import { ChatList } from "./chat-list";
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

type ChatListPageProps = {
  chats: ChatCard[] | null;
  hidesReceipts: boolean | null;
  problem: ChatProblem | null;
  hasReceiptsOpen: boolean;
  search: string;
  share: string | null;
  now: string;
  origin: string;
};

export function ChatListPage(input: ChatListPageProps) {
  const { hidesReceipts, hasReceiptsOpen, problem, ...props } = input;
  const list = (
    <>
      {problem && <Alert kind="error" title={t(`problems.${problem}`)} isAnnounced />}
      {props.share !== null && (
        <Alert kind="info" title={t("share.title")}>
          <p>{t("share.text")}</p>
        </Alert>
      )}
      <ChatList {...props} level="h1" />
      {hidesReceipts !== null && <ReceiptsForm hides={hidesReceipts} isOpen={hasReceiptsOpen} />}
    </>
  );
  return (
    <ChatFrame list={list} isOpen={false}>
      {props.chats !== null && props.chats.length > 0 ? (
        <StateMessage kind="empty" icon="messages-square" title={t("list.choose")}>
          {t("list.chooseText")}
        </StateMessage>
      ) : null}
    </ChatFrame>
  );
}
