import type { HubConnection } from "@microsoft/signalr";
import { useEffect } from "react";
import type { AccountLine } from "~/session/account-line";
import { accountNews } from "../../../../contract/community/chat.ts";
import { FORUM_HUB, TOPIC_CHANGED } from "../../../../contract/community/forum.ts";

/** @returns stops it */
function followTopic(topic: string, onHint: () => void): () => void {
  let isGone = false;
  let isOpen = false;
  let hub: HubConnection | null = null;
  let account: AccountLine | null = null;
  let openAccount: (() => AccountLine) | null = null;

  const leave = () => account?.close();
  const arrive = () => {
    leave();
    if (isGone) return;
    account = openAccount?.() ?? null;
    onHint();
  };
  const build = async (): Promise<HubConnection> => {
    const [{ buildHub }, line] = await Promise.all([
      import("~/session/hub-connection"),
      import("~/session/account-line"),
    ]);
    openAccount = line.openAccountLine;
    const built = buildHub(FORUM_HUB, { topicId: topic });
    built.on(TOPIC_CHANGED, onHint);
    built.on(accountNews.notified, () => account?.onNotified());
    built.on(accountNews.changed, () => account?.onChanged());
    built.onreconnecting(leave);
    built.onreconnected(arrive);
    built.onclose(() => {
      isOpen = false;
      leave();
    });
    return built;
  };
  const connect = async () => {
    if (isOpen || isGone || document.visibilityState === "hidden") return;
    isOpen = true;
    try {
      hub ??= await build();
      if (isGone) return;
      await hub.start();
      arrive();
    } catch {
      // Tried again when the page is looked at. Until then new replies wait for the next visit.
      isOpen = false;
    }
  };
  const wake = () => void connect();
  wake();
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    isGone = true;
    leave();
    void hub?.stop();
    window.removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}

/**
 * Calls `onHint` after each connection and for each new reply to the topic. While it is connected, it also
 * passes on news about the account, instead of the event stream.
 */
export function useTopicHub(topic: string, onHint: () => void): void {
  useEffect(() => followTopic(topic, onHint), [topic, onHint]);
}
