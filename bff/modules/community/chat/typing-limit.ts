import { CHAT_TYPING_EVERY_MS } from "../../../../contract/community/chat.ts";

/** In memory only: each process has its own. */
export function createTypingLimit(now: () => Date) {
  const lastMs = new Map<string, number>();
  return {
    isDue(connectionId: string): boolean {
      const atMs = now().getTime();
      if (atMs - (lastMs.get(connectionId) ?? -Infinity) < CHAT_TYPING_EVERY_MS) return false;
      lastMs.set(connectionId, atMs);
      return true;
    },
    forget: (connectionId: string) => void lastMs.delete(connectionId),
  };
}
