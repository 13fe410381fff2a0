import type { Clock } from "../../bff/signalr/settings/clock.ts";

export type ManualClock = Clock & { advance(ms: number): void };

const STEP_MS = 500;

export function createManualClock(startMs = 1_000_000): ManualClock {
  let nowMs = startMs;
  const intervals = new Set<{ everyMs: number; nextMs: number; work: () => void }>();
  return {
    elapsedMs: () => nowMs,
    epochMs: () => nowMs,
    every(everyMs, work) {
      const interval = { everyMs, nextMs: nowMs + everyMs, work };
      intervals.add(interval);
      return () => intervals.delete(interval);
    },
    advance(ms) {
      for (const endMs = nowMs + ms; nowMs < endMs;) {
        nowMs = Math.min(nowMs + STEP_MS, endMs);
        for (const interval of intervals) {
          if (interval.nextMs > nowMs) continue;
          interval.nextMs = nowMs + interval.everyMs;
          interval.work();
        }
      }
    },
  };
}
