import { useCallback, useEffect, useRef, useState } from "react";
import { CHAT_PAGE_SIZE } from "../../../../contract/community/chat.ts";
import { askHasNew, askHistory, sendChat } from "../ask-chat";
import type { ChatAnswer, ChatMessage, Conversation } from "../chat";
import {
  hasGap,
  stillPending,
  withMessages,
  type Outgoing,
  type PendingMessage,
} from "../conversation-state";
import { savePendingMessages, readPendingMessages } from "../composer/local-drafts";
import { useChatHub } from "../hub/use-chat-hub";

/** While a message is queued or the chat does not exist yet. */
const HURRIED_MS = 4_000;
/** Without a hub, or in case a hint was lost. */
const ASK_EVERY_MS = 30_000;
/** After a long absence, a button loads older pages. */
const MAX_PAGES = 20;

/** Longer than the pause between two typing signals. */
const FADES_AFTER_MS = 5_000;

export function useOtherTyping(ownUserId: string) {
  const [isTyping, setTyping] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useCallback(() => {
    clearTimeout(fading.current);
    setTyping(false);
  }, []);

  /** Ignore the member's own typing on another device. */
  const hear = useCallback(
    (userId: string) => {
      if (userId === ownUserId) return;
      clearTimeout(fading.current);
      fading.current = setTimeout(end, FADES_AFTER_MS);
      setTyping(true);
    },
    [end, ownUserId],
  );

  useEffect(() => () => clearTimeout(fading.current), []);

  return { isTyping, hear, end };
}

export function useWhileSeen(call: () => void, everyMs: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      clearInterval(timer);
      if (document.visibilityState === "visible") timer = setInterval(call, everyMs);
    };
    const turn = () => {
      begin();
      if (document.visibilityState === "visible") call();
    };
    begin();
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [call, everyMs]);
}

export function useConversation(initial: Conversation, ownUserId: string) {
  const partner = initial.partner.directusUserId;
  const [chat, setChat] = useState(initial.chat);
  const [messages, setMessages] = useState<ChatMessage[]>(initial.messages);
  const [hasOlder, setHasOlder] = useState(initial.hasOlder);
  const [pending, setPending] = useState<PendingMessage[]>([]);
  const [isOffline, setOffline] = useState(false);
  const known = useRef(messages);
  const queue = useRef(pending);
  const isSending = useRef(false);
  const { isTyping, hear, end } = useOtherTyping(ownUserId);

  const note = useCallback(
    (came: readonly ChatMessage[]) => {
      const before = known.current.at(-1);
      known.current = withMessages(known.current, came);
      setMessages(known.current);
      if (known.current.at(-1)?.id !== before?.id) end();
    },
    [end],
  );

  const wait = useCallback(
    (list: PendingMessage[]) => {
      queue.current = list;
      setPending(list);
      savePendingMessages(partner, list);
    },
    [partner],
  );

  const mark = useCallback(
    (id: string, answer: Pick<PendingMessage, "problem" | "text">) =>
      wait(
        queue.current.map(({ text, ...each }) => {
          if (each.id === id) return { ...each, ...answer };
          return text ? { ...each, text } : each;
        }),
      ),
    [wait],
  );

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const sendAll = async () => {
      for (;;) {
        const next = queue.current.find(({ problem }) => problem === null);
        if (!next) break;
        const { id } = next;
        const answer = await sendChat(formOf(partner, next));
        // The response to an image upload has no message, so fetch it.
        const saved = answer.message ? [answer.message] : await findStored(partner, next, answer);
        if (saved.length > 0) {
          note(saved);
          wait(queue.current.filter((each) => each.id !== id));
          if (next.image) URL.revokeObjectURL(next.image.url);
        } else {
          const { problem, text } = answer;
          mark(id, { problem: problem ?? "unavailable", ...(text && { text }) });
        }
        setOffline(answer.problem === "unavailable");
        if (answer.problem === "unavailable") break;
      }
    };
    await sendAll().finally(() => {
      isSending.current = false;
    });
  }, [mark, note, partner, wait]);

  const look = useCallback(async () => {
    const newest = await askHistory(partner, 0);
    setOffline(newest === null);
    if (!newest) return;
    setChat(newest.chat);
    let page = newest;
    const came = [...newest.messages];
    for (let at = 1; at < MAX_PAGES && hasGap(known.current, page); at++) {
      const older = await askHistory(partner, came.length);
      if (!older) break;
      came.push(...older.messages);
      page = older;
    }
    note(came);
    const left = stillPending(queue.current, known.current);
    if (left.length === 0) {
      if (queue.current.length > 0) wait([]);
      return;
    }
    wait(left.map((each) => (each.problem === "unavailable" ? { ...each, problem: null } : each)));
    await flush();
  }, [flush, note, partner, wait]);

  const hint = useCallback(() => void look(), [look]);
  const hearChanged = useCallback(
    (sequence = Infinity) => {
      void look();
      const newerCount = known.current.filter((each) => each.sequence > sequence).length;
      if (newerCount < CHAT_PAGE_SIZE) return;
      void askHistory(partner, newerCount).then((page) => page && note(page.messages));
    },
    [look, note, partner],
  );
  const hub = useChatHub(chat?.id ?? null, hearChanged, hear);
  const isHurried =
    hub.state === "idle" || pending.some(({ problem }) => problem === "unavailable");
  const isLive = hub.state === "connected";
  const isCounted = chat !== null && !chat.isMuted && !chat.isRequest;

  /** Checking for unread messages costs less than fetching them. */
  const lookForNew = useCallback(() => {
    const ask = async () => {
      if ((await askHasNew()) === false) setOffline(false);
      else await look();
    };
    void ask();
  }, [look]);

  const isLookedAt = isLive || isHurried || !isCounted;
  useWhileSeen(isLookedAt ? hint : lookForNew, isHurried ? HURRIED_MS : ASK_EVERY_MS);

  useEffect(() => {
    const saved = stillPending(readPendingMessages(partner), known.current);
    queue.current = saved;
    const first = setTimeout(() => void (saved.length > 0 && look()), 0);
    return () => clearTimeout(first);
  }, [look, partner]);

  useEffect(() => {
    const lose = () => setOffline(true);
    window.addEventListener("offline", lose);
    window.addEventListener("online", hint);
    window.addEventListener("focus", hint);
    return () => {
      window.removeEventListener("offline", lose);
      window.removeEventListener("online", hint);
      window.removeEventListener("focus", hint);
    };
  }, [hint]);

  function send(outgoing: Outgoing): void {
    wait([...queue.current, { ...outgoing, id: crypto.randomUUID(), problem: null }]);
    void flush();
  }

  function retry(id: string): void {
    mark(id, { problem: null });
    void flush();
  }

  const discard = (id: string): void => wait(queue.current.filter((each) => each.id !== id));

  const loadOlder = useCallback(async () => {
    const older = await askHistory(partner, known.current.length);
    setOffline(older === null);
    if (!older) return;
    note(older.messages);
    setHasOlder(older.hasOlder);
  }, [note, partner]);

  const shown = { chat, messages, hasOlder, waiting: pending, isOffline, isTyping, hub };
  return { ...shown, send, retry, discard, look, note, loadOlder };
}

async function findStored(
  partner: string,
  { image }: PendingMessage,
  { problem }: ChatAnswer,
): Promise<ChatMessage[]> {
  if (!image || problem !== null) return [];
  return (await askHistory(partner, 0))?.messages ?? [];
}

function formOf(partner: string, { id, message, replyTo, image }: PendingMessage): FormData {
  const form = new FormData();
  const reply = replyTo && { reply: replyTo.id };
  const fields = { intent: "send", with: partner, id, message, ...reply };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) {
    form.set("alt", image.alt);
    form.set("image", image.file);
  }
  return form;
}
