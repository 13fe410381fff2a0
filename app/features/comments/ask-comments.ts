import { to } from "~/i18n/paths";
import type {
  ArrivedComment,
  CommentAnswer,
  CommentSort,
  MoreReplies,
  Place,
  Thread,
} from "./comment";

const PATH = to("/app/comments");
const MAX_DELAY_MS = 15_000;

export type CommentsRequest = {
  sort: CommentSort;
  after?: number;
  except?: readonly number[];
  number?: number | null;
};

async function ask<Answer>(place: Place, more: Record<string, string>): Promise<Answer | null> {
  const query = new URLSearchParams({ ...place, ...more });
  const signal = AbortSignal.timeout(MAX_DELAY_MS);
  const answer = await fetch(`${PATH}?${query}`, { signal }).catch(() => null);
  // A response that is not our JSON, such as the login page, is a failure.
  const isOurs = answer?.headers.get("content-type")?.includes("json");
  return answer?.ok && isOurs ? ((await answer.json()) as Answer) : null;
}

export const askThread = (
  place: Place,
  { sort, after, except, number }: CommentsRequest,
): Promise<Thread | null> =>
  ask(place, {
    sort,
    ...(after !== undefined && { after: String(after) }),
    ...(except && { except: except.join(".") }),
    ...(number && { number: String(number) }),
  });

export const askArrived = (place: Place, since: number): Promise<ArrivedComment[] | null> =>
  ask(place, { since: String(since) });

export const askReplies = (place: Place, root: string): Promise<MoreReplies | null> =>
  ask(place, { replies: root });

/** Without a response the code is `unavailable`, and the form may be sent again with the same id. */
export async function sendComment(fields: Record<string, string>): Promise<CommentAnswer> {
  const unavailable: CommentAnswer = { code: "unavailable", comment: null };
  try {
    const answer = await fetch(PATH, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_DELAY_MS),
    });
    const isOurs = answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as CommentAnswer) : unavailable;
  } catch {
    return unavailable;
  }
}
