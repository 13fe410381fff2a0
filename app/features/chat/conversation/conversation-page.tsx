import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { Draft } from "~/content/drafts/draft";
import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { later } from "~/ui/later";
import type { ChatCard, ChatProblem, Conversation } from "../chat";
import { AnnouncedMessage } from "./announced-message";
import { ChatFrame } from "../chat-frame";
import { ChatList } from "../list/chat-list";
import { ConnectionState } from "./connection-state";
import { ConversationFoot } from "./conversation-foot";
import { ConversationHead } from "./conversation-head";
import { MessageLog } from "../thread/message-log";
import type { ReportChoices } from "../thread/report-choices";
import type { Thread } from "../thread/thread";
import { ToEnd } from "./to-end";
import { useConversation } from "./use-conversation";
import { useMarkRead } from "./use-mark-read";
import { useSharedPages } from "./use-shared-pages";
import { useThreadActs, type Chosen } from "../thread/use-thread-acts";
import { useThreadEnd } from "../thread/use-thread-end";
import { withLiveChat } from "./with-live-chat";
import styles from "./conversation.module.css";

const t = translator("chat", words);

const ReportForm = later(() => import("./report-form").then((part) => part.ReportForm));

export type ConversationPageProps = {
  conversation: Conversation;
  chats: ChatCard[] | null;
  draft: Draft | null;
  share: string | null;
  problem: ChatProblem | null;
  report: ReportChoices | null;
  isReported: boolean;
  chosen: Chosen;
  origin: string;
  ownUserId: string;
  now: string;
  /** Message id for a form sent without scripts. */
  newId: string;
};

export function ConversationPage(props: ConversationPageProps) {
  const { conversation, chats, draft, share, ownUserId, now, newId, isReported, origin } = props;
  const { partner, isBlocked, areConnected } = conversation;
  const { name, directusUserId } = partner;
  const live = useConversation(conversation, ownUserId);
  const { chat, messages, isOffline, isTyping, hub, look } = live;
  const listed = withLiveChat(chats, chat, messages);
  // The line above the new messages keeps its position while the page is open.
  const [readSequence] = useState(conversation.chat?.readSequence ?? 0);
  const known = useSharedPages(messages, origin);
  const acts = useThreadActs(props, live);
  const { scroller, isAtEnd, toEnd } = useThreadEnd();
  const { revalidate } = useRevalidator();
  const onRead = useCallback(() => {
    void look();
    // The unread count in the navigation has changed. A phone shows no navigation beside a conversation.
    if (matchMedia("(min-width: 744px)").matches) void revalidate();
  }, [look, revalidate]);
  useMarkRead(messages, isAtEnd, onRead);
  const { problem } = acts;
  const thread: Thread = {
    ...{ ownUserId, name, now, acts },
    shared: { origin, known },
    page: `/app/chat/${directusUserId}`,
    report: chat && !isReported ? props.report : null,
    canAct: !isBlocked,
    canReact: chat?.isAccepted ?? false,
  };

  useEffect(() => {
    const fresh = scroller.current?.querySelector("[data-first-new]");
    const box = scroller.current?.getBoundingClientRect();
    if (fresh && box && fresh.getBoundingClientRect().top < box.top) {
      fresh.scrollIntoView({ block: "start" });
    }
  }, [scroller]);

  return (
    <ChatFrame
      list={<ChatList {...{ chats: listed, now }} search="" current={directusUserId} level="h2" />}
      isOpen
    >
      <ConversationHead {...{ partner, chat, isBlocked }} />
      <div ref={scroller} data-scroller className={styles.scroller}>
        <MessageLog {...live} thread={thread} readSequence={readSequence} />
      </div>
      <AnnouncedMessage {...{ messages, ownUserId, name }} />
      <div className={styles.foot} data-says-connection>
        {chat?.isAccepted && !isBlocked && (
          <p className={styles.typing}>{isTyping && t("typing", { name })}</p>
        )}
        {!isAtEnd && <ToEnd hasNew={messages.some(({ isNew }) => isNew)} onPress={toEnd} />}
        {problem && thread.report === null && (
          <Notice kind="error" title={t(`problems.${problem}`)} isAnnounced />
        )}
        {isReported && (
          <Notice kind="success" title={t("report.done")} isAnnounced>
            {!isBlocked && t("report.block")}
          </Notice>
        )}
        <ConnectionState {...{ isOffline, hub, look }} />
        {chat && thread.report !== null && (
          <ReportForm {...{ partner, messages, problem }} chatId={chat.id} report={thread.report} />
        )}
        <ConversationFoot
          {...{ live, thread, partner, isBlocked, areConnected, draft, share, newId }}
          onTyping={hub.typing}
          onSend={(outgoing) => {
            acts.leave();
            live.send(outgoing);
            toEnd();
            // A reload must not insert the shared address again.
            if (share !== null) history.replaceState(history.state, "", location.pathname);
          }}
        />
      </div>
    </ChatFrame>
  );
}
