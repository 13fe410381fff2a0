import type { HubConnection } from "@microsoft/signalr";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AccountLine } from "~/session/account-line";
import { accountNews, CHAT_TYPING_EVERY_MS } from "../../../../contract/community/chat.ts";

const CHANGED = "ChatChanged";
const TYPING = "ChatTyping";

/** `idle`: there is no chat yet. */
export type HubState =
  | "idle"
  | "connecting"
  | "connected"
  | "reconnecting"
  | "disconnecting"
  | "disconnected";

/**
 * The hub sends hints only: after each connection and hint, the page fetches what is new.
 * @param onChanged called with the sequence of an existing message that changed
 */
export function useChatHub(
  chatId: string | null,
  onChanged: (sequence?: number) => void,
  onTyping: (userId: string) => void = ignore,
) {
  const [state, setState] = useState<HubState>("idle");
  const hear = useRef(onChanged);
  const hearTyping = useRef(onTyping);
  const begin = useRef(() => {});
  const live = useRef<HubConnection | null>(null);
  const typedAtMs = useRef(-Infinity);

  useEffect(() => {
    hear.current = onChanged;
    hearTyping.current = onTyping;
  }, [onChanged, onTyping]);

  useEffect(() => {
    if (chatId === null) return;
    let isGone = false;
    let connection: HubConnection | null = null;
    let account: AccountLine | null = null;
    let openAccount: (() => AccountLine) | null = null;
    let at: HubState = "idle";
    const note = (next: HubState) => {
      at = next;
      account?.close();
      if (!isGone) setState(next);
    };
    const arrive = () => {
      if (isGone) return;
      at = "connected";
      live.current = connection;
      account?.close();
      account = openAccount?.() ?? null;
      setState("connected");
      hear.current();
    };
    const build = async (): Promise<HubConnection> => {
      const [{ buildChatHub }, line] = await Promise.all([
        import("./chat-hub"),
        import("~/session/account-line"),
      ]);
      openAccount = line.openAccountLine;
      const built = buildChatHub(chatId);
      built.on(CHANGED, (_: string, sequence?: number) => hear.current(sequence));
      built.on(TYPING, (userId: string) => hearTyping.current(userId));
      built.on(accountNews.notified, () => account?.onNotified());
      built.on(accountNews.changed, () => account?.onChanged());
      built.onreconnecting(() => note("reconnecting"));
      built.onreconnected(arrive);
      // A close before our own restart is not a disconnect.
      built.onclose(() => at !== "connecting" && at !== "disconnecting" && note("disconnected"));
      return built;
    };
    const connect = async () => {
      if (at === "connecting" || at === "connected" || at === "disconnecting") return;
      const isPending = at === "reconnecting";
      if (!isPending) note("connecting");
      connection ??= await build();
      if (isPending) {
        // A reconnecting connection must stop before it can start again.
        note("disconnecting");
        await connection.stop();
        note("connecting");
      }
      if (isGone) return;
      await connection.start();
      arrive();
    };
    begin.current = () => void connect().catch(() => note("disconnected"));
    begin.current();
    return () => {
      isGone = true;
      live.current = null;
      account?.close();
      void connection?.stop();
    };
  }, [chatId]);

  const reconnect = useCallback(() => begin.current(), []);

  useEffect(() => {
    const isOver = state === "disconnected";
    if (!isOver && state !== "reconnecting") return;
    window.addEventListener("online", reconnect);
    // While automatic retries remain, focus does not interrupt them.
    if (isOver) window.addEventListener("focus", reconnect);
    return () => {
      window.removeEventListener("online", reconnect);
      window.removeEventListener("focus", reconnect);
    };
  }, [reconnect, state]);

  const typing = useCallback(() => {
    const nowMs = Date.now();
    if (live.current === null || nowMs - typedAtMs.current < CHAT_TYPING_EVERY_MS) return;
    typedAtMs.current = nowMs;
    // A lost typing signal does not matter.
    live.current.send("Typing").catch(ignore);
  }, []);

  return { state, reconnect, typing };
}

const ignore = () => {};
