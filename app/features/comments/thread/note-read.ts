import { to } from "~/i18n/paths";
import type { CommentSort, Thread } from "../comment";

/** 0 if replies are missing in an order other than "old". */
export function shownUpTo(
  { next, lastNumber }: Pick<Thread, "next" | "lastNumber">,
  sort: CommentSort,
): number {
  if (next === null) return lastNumber;
  return sort === "old" ? next : 0;
}

/** If this fails, the replies count as new next time. */
export function noteRead(topic: string, number: number): void {
  const body = new URLSearchParams({ topic, number: String(number) });
  void fetch(to("/app/forum/read"), { method: "POST", body }).catch(() => undefined);
}
