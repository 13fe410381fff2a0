import { to } from "~/i18n/paths";
import { commentHash } from "../../../contract/comments.ts";
import { topicPath } from "../../../contract/forum.ts";
import type { TopicCard } from "./topic";

/** Where a topic stands in the list. */
export const topicHash = (id: string): string => `#topico-${id}`;

/** The address of a topic at what its reader does not know yet, or at its beginning. */
export const topicPathOf = ({ path, news }: Pick<TopicCard, "path" | "news">): string =>
  news ? `${path}?number=${news.from}${commentHash(news.from)}` : path;

type Merged = { status: string; mergedInto: string | null; mergedOffset: number | null };

/**
 * Where the address of a topic leads whose conversation stands in another by now: to the reply that was
 * asked for, or to what was the topic's text. Null of topics that stand for themselves.
 */
export function mergedPathOf(
  { status, mergedInto, mergedOffset }: Merged,
  asked: URLSearchParams,
): string | null {
  if (status !== "merged" || !mergedInto) return null;
  const given = Number(asked.get("number") ?? 0);
  const number = (mergedOffset ?? 0) + (Number.isInteger(given) && given > 0 ? given : 0);
  return `${to(topicPath(mergedInto))}?number=${number}${commentHash(number)}`;
}
