import type { HubConnection } from "@microsoft/signalr";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AccountLine } from "~/session/account-line";
import { accountNews } from "../../../contract/account-news.ts";
import { CHAT_TYPING_EVERY_MS } from "../../../contract/chat.ts";

const CHANGED = "ChatChanged";
const TYPING = "ChatTyping";

/** The five states of the connection; `idle` before there is a chat to connect to. */
export type HubState =
  | "idle"
  | "connecting"
  | "connected"
  | "reconnecting"
  | "disconnecting"
  | "disconnected";

/**
 * Hears that something changed in a chat. The hub only hints: after each connection and each hint the
 * page asks for what it does not know yet. Says that the member is writing, at most each three seconds.
 * @param onChanged with the number of a message that stood and is another now
 * @param onTyping somebody in the chat is writing, by their id
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
      // Ended by ourselves before a new start, it goes on to connect.
      built.onclose(() => at !== "connecting" && at !== "disconnecting" && note("disconnected"));
      return built;
    };
    const connect = async () => {
      if (at === "connecting" || at === "connected" || at === "disconnecting") return;
      const isWaiting = at === "reconnecting";
      if (!isWaiting) note("connecting");
      connection ??= await build();
      if (isWaiting) {
        // What is begun again ends first.
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

  /** Begins again at once: a person asks for it, or somebody or the connection came back. */
  const reconnect = useCallback(() => begin.current(), []);

  useEffect(() => {
    const isOver = state === "disconnected";
    if (!isOver && state !== "reconnecting") return;
    window.addEventListener("online", reconnect);
    // Somebody who looks does not end the tries that are left.
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
    // Nobody misses it.
    live.current.send("Typing").catch(ignore);
  }, []);

  return { state, reconnect, typing };
}

const ignore = () => {};
