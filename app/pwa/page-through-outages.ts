const AWAY_STATUSES = new Set([502, 503, 504]);
const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;

type RouterState = { revalidation: string; navigation: { state: string } };

/**
 * A page that loads nothing but its own data anew, since something changed elsewhere, stays as it is until
 * the portal answers: a failed answer would put an error in its place, and what somebody is doing with it.
 * The returned function ends it.
 */
export function keepPageThroughOutages(): () => void {
  const ask = window.fetch.bind(window);
  let isOver = false;
  window.fetch = (input, init) =>
    !isOver && isOwnDataAnew(input, init)
      ? askUntilAnswered(
          () => ask(input, init),
          init?.signal,
          () => isOver,
        )
      : ask(input, init);
  // Who put something before it meanwhile keeps it.
  return () => void (isOver = true);
}

/**
 * The router asks by an address object, and stays where it is while it does. What is sent is never sent
 * twice, and what a part of the page asks of another address is its own matter.
 */
function isOwnDataAnew(input: RequestInfo | URL, init?: RequestInit): boolean {
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
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    if (isOver()) return ask();
    const answer = await ask()
      .then(readWhole)
      .catch(() => null);
    signal?.throwIfAborted();
    if (answer && !AWAY_STATUSES.has(answer.status)) return answer;
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

/** Ends early where the network is back, or nobody asks any more. */
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
