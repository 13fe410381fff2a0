import { useEffect } from "react";
import { sendChat } from "../ask-chat";
import type { ChatMessage } from "../chat";

/** A message is read after this time on a visible screen. */
const SEEN_FOR_MS = 1_000;

export function useMarkRead(
  messages: readonly ChatMessage[],
  isAtEnd: boolean,
  onRead: () => void,
): void {
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
