import { to } from "~/i18n/paths";
import { commentHash } from "../../../contract/community/comments.ts";
import { topicPath } from "../../../contract/community/forum.ts";
import type { TopicCard } from "./topic";

export const topicHash = (id: string): string => `#topico-${id}`;

export const topicPathOf = ({ path, news }: Pick<TopicCard, "path" | "news">): string =>
  news ? `${path}?number=${news.from}${commentHash(news.from)}` : path;

type Merged = { status: string; mergedInto: string | null; mergedOffset: number | null };

/** The requested reply, or the reply that holds the topic's text. Null if the topic is not merged. */
export function mergedPathOf(
  { status, mergedInto, mergedOffset }: Merged,
  asked: URLSearchParams,
): string | null {
  if (status !== "merged" || !mergedInto) return null;
  const given = Number(asked.get("number") ?? 0);
  const number = (mergedOffset ?? 0) + (Number.isInteger(given) && given > 0 ? given : 0);
  return `${to(topicPath(mergedInto))}?number=${number}${commentHash(number)}`;
}
