import type { Draft } from "~/content/drafts/draft";
import type { Thread } from "~/features/chat/thread/use-thread-acts";
import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import { ActForm } from "./act-form";
import type { Conversation } from "../chat";
import { Composer } from "../composer/composer";
import type { Outgoing } from "../conversation-state";
import type { useConversation } from "./use-conversation";

const t = translator("chat", words);

const EditForm = lazyPart(() => import("../composer/edit-form").then((part) => part.EditForm));

type RequestNoticeProps = { chatId: string; partner: { directusUserId: string; name: string } };

function RequestAlert({ chatId, partner: { directusUserId, name } }: RequestNoticeProps) {
  return (
    <Alert kind="info" title={t("request", { name })}>
      <p>{t("requestText")}</p>
      <div className={layout.cluster}>
        <ActForm intent="accept" chatId={chatId}>
          {t("accept")}
        </ActForm>
        <ActForm intent="block" with={directusUserId} is>
          {t("block")}
        </ActForm>
      </div>
    </Alert>
  );
}

type ConversationFootProps = {
  live: Pick<ReturnType<typeof useConversation>, "chat" | "messages" | "waiting">;
  thread: Thread;
  partner: Conversation["partner"];
  isBlocked: boolean;
  areConnected: boolean;
  draft: Draft | null;
  share?: string | null;
  newId: string;
  newChatsText: string;
  onTyping?: () => void;
  onSend: (outgoing: Outgoing) => void;
};

export function ConversationFoot(props: ConversationFootProps) {
  const {
    live,
    thread,
    partner,
    isBlocked,
    areConnected,
    draft,
    share = null,
    newId,
    newChatsText,
    onSend,
  } = props;
  const isReporting = live.chat !== null && thread.report !== null;
  const { chat, messages, waiting: pending } = live;
  const { name, directusUserId } = partner;
  const { acts, page, ownUserId } = thread;
  if (isBlocked) {
    if (isReporting) return null;
    return (
      <Alert kind="info" title={t("blocked", { name })}>
        <p>{t("blockedText")}</p>
        <ActForm intent="block" with={directusUserId} is={false}>
          {t("unblock")}
        </ActForm>
      </Alert>
    );
  }
  const find = (id: string | null) =>
    messages.find((each) => each.id === id && !each.isDeleted) ?? null;
  const chosen = find(acts.chosen.edit);
  const edited = chosen?.senderUserId === ownUserId ? chosen : null;
  const answered = find(acts.chosen.reply);
  const author = answered?.senderUserId === ownUserId ? t("quoted.yourself") : name;
  return (
    <>
      {edited && <EditForm key={edited.id} message={edited} {...{ page, acts }} />}
      {messages.length === 0 && pending.length === 0 && (
        <Alert kind="info" title={t("first", { name })}>
          {areConnected ? newChatsText : `${t("firstText")} ${newChatsText}`}
        </Alert>
      )}
      {chat?.isRequest && !isReporting && <RequestAlert chatId={chat.id} partner={partner} />}
      <Composer
        {...{ name, newId, draft, share, onSend }}
        partner={directusUserId}
        pendingCount={pending.length}
        isHidden={edited !== null || isReporting}
        hasImages={areConnected || (chat?.isAccepted ?? false)}
        onTyping={props.onTyping}
        reply={answered && { message: answered, author, page, acts }}
      />
    </>
  );
}
