/** Limits calls per second; allows a burst of the full limit. */
export type Pace = {
  hasRoom(): boolean;
  take(): void;
};

export function createPace(perSecond: number, elapsedMs: () => number): Pace {
  let left = perSecond;
  let countedAtMs = elapsedMs();

  function count(): void {
    if (perSecond === Infinity) return;
    const atMs = elapsedMs();
    left = Math.min(perSecond, left + ((atMs - countedAtMs) * perSecond) / 1_000);
    countedAtMs = atMs;
  }

  return {
    hasRoom() {
      if (left < 1) count();
      return left >= 1;
    },
    take() {
      count();
      left -= 1;
    },
  };
}
