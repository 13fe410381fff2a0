import {
  COMMENT_REFUSALS,
  QUOTE_MAX_LENGTH,
  tidyComment,
  type CommentAnchor,
} from "../../../../contract/community/comments.ts";
import { ruleRefusal } from "../../shared/rule-refusal";
import type { FindReadable, Payload } from "./writing";

/** Length of the commented item's film in whole seconds; null if the member may watch no film there. */
export async function findFilmSeconds(
  targetType: string,
  item: Payload,
  findReadable: FindReadable,
): Promise<number | null> {
  const { video } = item;
  const film =
    targetType === "videos"
      ? item
      : typeof video === "string"
        ? await findReadable("videos", video)
        : null;
  const seconds = film?.["durationSec"];
  return typeof seconds === "number" ? seconds : null;
}

/**
 * Validates a comment's anchor: a quote of at most `QUOTE_MAX_LENGTH`, or a whole second of the commented
 * film; null for the whole item.
 * @throws `COMMENT_REFUSALS.body` for anything else
 */
export async function requireAnchor(
  anchor: unknown,
  filmSeconds: () => Promise<number | null>,
): Promise<CommentAnchor | null> {
  if (anchor === null || anchor === undefined) return null;
  const { quote, second } = anchor as { quote?: unknown; second?: unknown };
  if (typeof quote === "string") {
    const text = tidyComment(quote);
    if (text !== "" && text.length <= QUOTE_MAX_LENGTH) return { quote: text };
  }
  if (typeof second === "number" && Number.isInteger(second) && second >= 0) {
    const last = await filmSeconds();
    if (last !== null && second <= last) return { second };
  }
  throw ruleRefusal(COMMENT_REFUSALS.body);
}
