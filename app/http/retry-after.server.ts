import { AsyncLocalStorage } from "node:async_hooks";
import type { AppLoadContext } from "@remix-run/node";

const DEFAULT_SECONDS = { 429: 60, 503: 5 };
const RETRY_AFTER = "Retry-After";

const retryAfter = new AsyncLocalStorage<{ seconds: number }>();
const waitOf = new WeakMap<AppLoadContext, number>();

/** Records an upstream's retry time; the current page's answer will repeat it. */
export function noteRetryAfter(seconds: number): void {
  const wait = retryAfter.getStore();
  if (wait) wait.seconds = Math.max(wait.seconds, seconds);
}

type DataAnswer = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

function isDataAnswer(value: unknown): value is DataAnswer {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "DataWithResponseInit"
  );
}

function waitFor(status: number | undefined, seconds: number): string | null {
  if (status !== 429 && status !== 503) return null;
  return String(seconds || DEFAULT_SECONDS[status]);
}

function withWait<T>(answer: T, seconds: number): T {
  if (answer instanceof Response) {
    const wait = waitFor(answer.status, seconds);
    if (wait && !answer.headers.has(RETRY_AFTER)) answer.headers.set(RETRY_AFTER, wait);
  } else if (isDataAnswer(answer)) {
    const wait = waitFor(answer.init?.status, seconds);
    const headers = new Headers(answer.init?.headers);
    if (wait && !headers.has(RETRY_AFTER)) headers.set(RETRY_AFTER, wait);
    if (wait) answer.init = { ...answer.init, headers };
  }
  return answer;
}

export function sayingWhenToComeBack<T>(
  context: AppLoadContext,
  work: () => Promise<T> | T,
): Promise<T> {
  const wait = { seconds: 0 };
  const telling = <Answer>(answer: Answer): Answer => {
    waitOf.set(context, Math.max(wait.seconds, waitOf.get(context) ?? 0));
    return withWait(answer, wait.seconds);
  };
  return retryAfter.run(wait, async () => {
    try {
      return telling(await work());
    } catch (thrown) {
      throw telling(thrown);
    }
  });
}

type RouteHeaders = Readonly<Record<string, Headers>>;

export function passRetryAfter(headers: Headers, status: number, ...from: RouteHeaders[]): void {
  if ((status !== 429 && status !== 503) || headers.has(RETRY_AFTER)) return;
  const [wait] = from
    .flatMap((routes) => Object.values(routes))
    .flatMap((each) => each.get(RETRY_AFTER) ?? []);
  if (wait) headers.set(RETRY_AFTER, wait);
}

/** Loader headers are not passed on to a page's data response. */
export function setDataRetryAfter(answer: Response, context: AppLoadContext): Response {
  return withWait(answer, waitOf.get(context) ?? 0);
}
