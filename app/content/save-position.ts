type SavePositionOptions = {
  path: string;
  bodyOf: (position: number) => URLSearchParams;
  everyMs: number;
  nowMs?: () => number;
};

/**
 * Saves a position: at intervals during progress, at once on stop or when the page is hidden. A failed
 * request is not retried; the next position replaces it.
 */
export function savePositionEvery({
  path,
  bodyOf,
  everyMs,
  nowMs = Date.now,
}: SavePositionOptions) {
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
    moved(at: number): void {
      if (last === null) last = { position: at, sentAtMs: nowMs() };
      if (note(at) && nowMs() - last.sentAtMs >= everyMs) send(byFetch);
    },
    stopped(at: number): void {
      if (note(at)) send(byFetch);
    },
    /** Call when the page closes: uses a request that nobody needs to wait for. */
    left(): void {
      if (position === null || last?.position === position) return;
      send((body) => {
        if (!navigator.sendBeacon(path, body)) byFetch(body);
      });
    },
  };
}
