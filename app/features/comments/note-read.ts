import { to } from "~/i18n/paths";
import type { CommentSort, Thread } from "./comment";

/**
 * The reply up to which all of a topic stand on the page: the last of those that came in the order in which
 * they were written. 0 in any other order, as long as there are more.
 */
export function shownUpTo(
  { next, lastNumber }: Pick<Thread, "next" | "lastNumber">,
  sort: CommentSort,
): number {
  if (next === null) return lastNumber;
  return sort === "old" ? next : 0;
}

/** Notes that the reader saw a topic up to a reply; what can't be noted is new again next time. */
export function noteRead(topic: string, number: number): void {
  const body = new URLSearchParams({ topic, number: String(number) });
  void fetch(to("/app/forum/read"), { method: "POST", body }).catch(() => undefined);
}
