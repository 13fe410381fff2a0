import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import type { ChatCard, ChatProblem } from "../chat";
import { ChatFrame } from "../chat-frame";
import { ChatList } from "./chat-list";
import { ReceiptsForm } from "./receipts-form";

const t = translator("chat", words);

type ChatListPageProps = {
  chats: ChatCard[] | null;
  hidesReceipts: boolean | null;
  problem: ChatProblem | null;
  hasReceiptsOpen: boolean;
  search: string;
  share: string | null;
  now: string;
};

export function ChatListPage(given: ChatListPageProps) {
  const { hidesReceipts, hasReceiptsOpen, problem, ...props } = given;
  const list = (
    <>
      {problem && <Notice kind="error" title={t(`problems.${problem}`)} isAnnounced />}
      {props.share !== null && (
        <Notice kind="info" title={t("share.title")}>
          <p>{t("share.text")}</p>
        </Notice>
      )}
      <ChatList {...props} level="h1" />
      {hidesReceipts !== null && <ReceiptsForm hides={hidesReceipts} isOpen={hasReceiptsOpen} />}
    </>
  );
  return (
    <ChatFrame list={list} isOpen={false}>
      {props.chats !== null && props.chats.length > 0 && (
        <StateMessage kind="empty" icon="messages-square" title={t("list.choose")}>
          {t("list.chooseText")}
        </StateMessage>
      )}
    </ChatFrame>
  );
}
