import { CHAT_TYPING_EVERY_MS } from "../../../contract/chat.ts";

/** When each connection last said that its member is writing; in memory only, as long as it is open. */
export function createTypingLimit(now: () => Date) {
  const lastMs = new Map<string, number>();
  return {
    /** False for what comes too soon after the last time. */
    isDue(connectionId: string): boolean {
      const atMs = now().getTime();
      if (atMs - (lastMs.get(connectionId) ?? -Infinity) < CHAT_TYPING_EVERY_MS) return false;
      lastMs.set(connectionId, atMs);
      return true;
    },
    forget: (connectionId: string) => void lastMs.delete(connectionId),
  };
}
