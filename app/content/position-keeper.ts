type Keeping = {
  /** The address that takes positions. */
  path: string;
  bodyOf: (position: number) => URLSearchParams;
  everyMs: number;
  nowMs?: () => number;
};

/**
 * Keeps how far somebody got: now and then while they go on, at once when they stop or the page is put away.
 * What can't be sent is not retried; the next position says more.
 */
export function keepPositionAt({ path, bodyOf, everyMs, nowMs = Date.now }: Keeping) {
  let last: { position: number; sentAtMs: number } | null = null;
  let position: number | null = null;

  function note(at: number): boolean {
    position = at;
    return last === null || Math.floor(last.position) !== Math.floor(at);
  }

  function send(way: (body: URLSearchParams) => void): void {
    if (position === null) return;
    last = { position, sentAtMs: nowMs() };
    way(bodyOf(position));
  }

  const byFetch = (body: URLSearchParams) =>
    void fetch(path, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      keepalive: true,
    }).catch(() => null);

  return {
    /** While it goes on. */
    moved(at: number): void {
      if (last === null) last = { position: at, sentAtMs: nowMs() };
      if (note(at) && nowMs() - last.sentAtMs >= everyMs) send(byFetch);
    },
    /** A pause, a jump, the end. */
    stopped(at: number): void {
      if (note(at)) send(byFetch);
    },
    /** The page goes away: what is sent now need not be waited for. */
    left(): void {
      if (position === null || last?.position === position) return;
      send((body) => {
        if (!navigator.sendBeacon(path, body)) byFetch(body);
      });
    },
  };
}
