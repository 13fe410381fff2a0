import { to } from "~/i18n/paths";
import type { CommentSort, Thread } from "./comment";

/**
 * Number of the reply up to which the whole topic is loaded. 0 if replies are missing in an order other
 * than "old".
 */
export function shownUpTo(
  { next, lastNumber }: Pick<Thread, "next" | "lastNumber">,
  sort: CommentSort,
): number {
  if (next === null) return lastNumber;
  return sort === "old" ? next : 0;
}

/**
 * Records the reply up to which the reader has seen a topic. If that fails, the replies count as new next
 * time.
 */
export function noteRead(topic: string, number: number): void {
  const body = new URLSearchParams({ topic, number: String(number) });
  void fetch(to("/app/forum/read"), { method: "POST", body }).catch(() => undefined);
}
