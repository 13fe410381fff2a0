import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState, useRef, useMemo } from "react";
import type { Draft } from "~/content/drafts/draft";
import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { lazyPart } from "~/ui/later";
import text from "~/ui/text/text.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { sendChat, askSharedPages } from "../ask-chat";
import type { ChatCard, ChatProblem, Conversation, ChatMessage, ChatRow } from "../chat";
import { ChatFrame } from "../chat-frame";
import type { HubState } from "../hub/use-chat-hub";
import { ChatList } from "../list/chat-list";
import { MAX_SHARED_PAGES, pagesIn, type SharedPage } from "../shared-pages";
import { ConversationFoot } from "./conversation-foot";
import { ConversationHead } from "./conversation-head";
import { MessageLog } from "../thread/message-log";
import type { ReportChoices } from "../thread/report-choices";
import { useConversation } from "./use-conversation";
import { useThreadActs, type Chosen, type Thread } from "../thread/use-thread-acts";
import styles from "./conversation.module.css";

const t = translator("chat", words);

const ReportForm = lazyPart(() => import("./report-form").then((part) => part.ReportForm));

export type ConversationPageProps = {
  conversation: Conversation;
  chats: ChatCard[] | null;
  draft: Draft | null;
  share: string | null;
  problem: ChatProblem | null;
  /** Of a limit, after a form without scripts. */
  limitText: string | null;
  /** The limit of new conversations. */
  newChatsText: string;
  report: ReportChoices | null;
  isReported: boolean;
  chosen: Chosen;
  origin: string;
  ownUserId: string;
  now: string;
  /** Message id for a form sent without scripts. */
  newId: string;
};

function ToEnd({ hasNew, onPress }: { hasNew: boolean; onPress: () => void }) {
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

const NEAR_PIXELS = 80;

function useThreadEnd() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The rows are reversed: zero is the end, and scrolling up is negative.
    const note = () => setAtEnd(Math.abs(box.scrollTop) < NEAR_PIXELS);
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, []);

  const toEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, []);

  return { scroller, isAtEnd, toEnd };
}

type AnnouncedMessageProps = { messages: readonly ChatMessage[]; ownUserId: string; name: string };

/** The log itself is silent because older messages are added above. */
export function AnnouncedMessage({ messages, ownUserId, name }: AnnouncedMessageProps) {
  const last = messages.findLast(
    ({ senderUserId, isDeleted }) => senderUserId !== ownUserId && !isDeleted,
  );
  const [known] = useState(last?.sequence ?? 0);
  const isNew = last !== undefined && last.sequence > known;
  const message = last?.message || t("image.name");
  return (
    <VisuallyHidden>
      <span role="status">{isNew && t("announced", { name, message })}</span>
    </VisuallyHidden>
  );
}

/** A message is read after this time on a visible screen. */
const SEEN_FOR_MS = 1_000;

function useMarkRead(messages: readonly ChatMessage[], isAtEnd: boolean, onRead: () => void): void {
  const last = isAtEnd ? messages.findLast(({ isNew }) => isNew) : undefined;
  const [chatId, sequence] = [last?.chatId, last?.sequence];
  useEffect(() => {
    if (chatId === undefined || sequence === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible" || !document.hasFocus()) return;
      timer = setTimeout(
        () =>
          void sendChat({ intent: "read", chatId, sequence: String(sequence) }).then(
            ({ problem }) => problem === null && onRead(),
          ),
        SEEN_FOR_MS,
      );
    };
    begin();
    window.addEventListener("focus", begin);
    document.addEventListener("visibilitychange", begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", begin);
      document.removeEventListener("visibilitychange", begin);
    };
  }, [chatId, onRead, sequence]);
}

type ConnectionStateProps = {
  isOffline: boolean;
  hub: { state: HubState; reconnect: () => void };
  look: () => Promise<void>;
};

export function ConnectionState({ isOffline, hub, look }: ConnectionStateProps) {
  if (hub.state === "disconnected") {
    const again = () => {
      hub.reconnect();
      void look();
    };
    return (
      <Alert kind="warning" title={t("disconnected")} isAnnounced>
        {isOffline && <p>{t("offline")}</p>}
        <Button variant="outline" size="sm" onClick={again}>
          {t("reconnect")}
        </Button>
      </Alert>
    );
  }
  if (isOffline) {
    return (
      <Alert kind="warning" title={t("offline")} isAnnounced>
        <Button variant="outline" size="sm" onClick={() => void look()}>
          {t("reconnect")}
        </Button>
      </Alert>
    );
  }
  if (hub.state !== "reconnecting") return null;
  return (
    <p role="status" className={`${text.small} ${text.muted}`}>
      {t("reconnecting")}
    </p>
  );
}

export function withLiveChat(
  chats: readonly ChatCard[] | null,
  live: ChatRow | null,
  messages: readonly ChatMessage[],
): ChatCard[] | null {
  return (
    chats &&
    chats.map(({ chat, partner }) => {
      if (chat.id !== live?.id) return { chat, partner };
      const unreadCount = messages.filter(({ isNew }) => isNew).length;
      const lastMessage = messages.at(-1) ?? chat.lastMessage;
      return { partner, chat: { ...chat, unreadCount, lastMessage } };
    })
  );
}

/**
 * Fetched after rendering, newest first, each once.
 * @param origin of the portal
 */
export function useSharedPages(
  messages: readonly Pick<ChatMessage, "message">[],
  origin: string,
): ReadonlyMap<string, SharedPage> {
  const [known, setKnown] = useState<ReadonlyMap<string, SharedPage>>(new Map());
  const requested = useRef(new Set<string>());
  const named = useMemo(
    () => messages.flatMap(({ message }) => pagesIn(message, origin)).map(({ path }) => path),
    [messages, origin],
  );

  useEffect(() => {
    const isNew = (path: string) => !requested.current.has(path);
    const fresh = [...new Set(named.filter(isNew))].slice(-MAX_SHARED_PAGES);
    if (fresh.length === 0) return;
    for (const path of fresh) requested.current.add(path);
    void askSharedPages(fresh).then((found) => {
      if (found) setKnown((before) => new Map([...before, ...found.map(byPath)]));
      else for (const path of fresh) requested.current.delete(path);
    });
  }, [named]);

  return known;
}

const byPath = (page: SharedPage) => [page.path, page] as const;

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
      list={
        <ChatList
          {...{ chats: listed, now, origin }}
          search=""
          current={directusUserId}
          level="h2"
        />
      }
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
          <Alert
            kind="error"
            title={(problem === props.problem && props.limitText) || t(`problems.${problem}`)}
            isAnnounced
          />
        )}
        {isReported && (
          <Alert kind="success" title={t("report.done")} isAnnounced>
            {!isBlocked && t("report.block")}
          </Alert>
        )}
        <ConnectionState {...{ isOffline, hub, look }} />
        {chat && thread.report !== null && (
          <ReportForm {...{ partner, messages, problem }} chatId={chat.id} report={thread.report} />
        )}
        <ConversationFoot
          {...{ live, thread, partner, isBlocked, areConnected, draft, share, newId }}
          newChatsText={props.newChatsText}
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
