const OUTAGE_STATUSES = new Set([502, 503, 504]);
const FIRST_WAIT_MS = 3_000;
const MAX_DELAY_MS = 30_000;

type RouterState = { revalidation: string; navigation: { state: string } };

/**
 * Keeps a page that revalidates its own data unchanged until the portal answers. A failed answer would
 * replace the page, and the user's work in it, with an error. Returns a function that stops it.
 */
export function retryDuringOutages(): () => void {
  const ask = window.fetch.bind(window);
  let isOver = false;
  window.fetch = (input, init) =>
    !isOver && isOwnDataReload(input, init)
      ? askUntilAnswered(
          () => ask(input, init),
          init?.signal,
          () => isOver,
        )
      : ask(input, init);
  // A later wrapper around fetch is left in place.
  return () => void (isOver = true);
}

/**
 * True for the router's own data requests, made with a URL object while the location stays. Requests that
 * send data are never repeated, and requests to other addresses are left alone.
 */
function isOwnDataReload(input: RequestInfo | URL, init?: RequestInit): boolean {
  if ((init?.method ?? "GET") !== "GET" || !(input instanceof URL)) return false;
  if (input.pathname !== `${location.pathname.replace(/\/$/, "")}.data`) return false;
  const { __remixRouter: router } = window as { __remixRouter?: { state: RouterState } };
  return router?.state.revalidation === "loading" && router.state.navigation.state === "idle";
}

async function askUntilAnswered(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  isOver: () => boolean,
): Promise<Response> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_DELAY_MS)) {
    if (isOver()) return ask();
    const answer = await ask()
      .then(readWhole)
      .catch(() => null);
    signal?.throwIfAborted();
    if (answer && !OUTAGE_STATUSES.has(answer.status)) return answer;
    await someTime(waitMs, signal);
    signal?.throwIfAborted();
  }
}

/** An answer may break off after it began. */
async function readWhole(answer: Response): Promise<Response> {
  if (!answer.body) return answer;
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
}

/** Resolves early when the network is back or the request is aborted. */
function someTime(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}
