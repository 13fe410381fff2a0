import { to } from "~/i18n/paths";
import type { CommentAnswer, CommentSort, MoreReplies, Place, Thread } from "./comment";

const PATH = to("/app/comments");
const LONGEST_WAIT_MS = 15_000;

export type Asked = {
  sort: CommentSort;
  after?: number;
  /** Those that are there already, by their numbers. */
  except?: readonly number[];
  number?: number | null;
};

async function ask<Answer>(place: Place, more: Record<string, string>): Promise<Answer | null> {
  const query = new URLSearchParams({ ...place, ...more });
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const answer = await fetch(`${PATH}?${query}`, { signal }).catch(() => null);
  // Whatever is no JSON of ours, such as the way to the login, is no conversation.
  const isOurs = answer?.headers.get("content-type")?.includes("json");
  return answer?.ok && isOurs ? ((await answer.json()) as Answer) : null;
}

/** A page of the conversation; null when it can't be had now. */
export const askThread = (
  place: Place,
  { sort, after, except, number }: Asked,
): Promise<Thread | null> =>
  ask(place, {
    sort,
    ...(after !== undefined && { after: String(after) }),
    ...(except && { except: except.join(".") }),
    ...(number && { number: String(number) }),
  });

/** All answers to a comment; null when they can't be had now. */
export const askReplies = (place: Place, root: string): Promise<MoreReplies | null> =>
  ask(place, { replies: root });

/** Writes something; what nobody answers is `unavailable`, and can be sent again under the same id. */
export async function sendComment(fields: Record<string, string>): Promise<CommentAnswer> {
  const unavailable: CommentAnswer = { code: "unavailable", comment: null };
  try {
    const answer = await fetch(PATH, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const isOurs = answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as CommentAnswer) : unavailable;
  } catch {
    return unavailable;
  }
}
