import { describe, expect, test } from "vitest";
import {
  watchedAfter,
  type Watched,
} from "../../../../../../cms-extensions/src/content/films/progress.ts";

const now = new Date("2026-11-22T18:00:00.000Z");
const earlier = "2026-11-22T17:00:00.000Z";
const film = { durationSec: 100 };
const stored = (values: Partial<Watched> = {}): Watched => ({
  positionSec: 40,
  maxSec: 60,
  watchedAt: "2026-11-22T17:30:00.000Z",
  completedAt: null,
  ...values,
});

describe("playback position", () => {
  test("is stored as the first one", () => {
    expect(watchedAfter({ positionSec: 12.7, watchedAt: earlier }, null, film, now)).toEqual({
      positionSec: 12,
      maxSec: 12,
      watchedAt: earlier,
      completedAt: null,
    });
  });

  test("never lowers the furthest point", () => {
    const after = watchedAfter({ positionSec: 10, watchedAt: now }, stored(), film, now);
    expect([after.positionSec, after.maxSec]).toEqual([10, 60]);
  });

  test("from a device with an older time only raises the furthest point", () => {
    const after = watchedAfter({ positionSec: 80, watchedAt: earlier }, stored(), film, now);
    expect(after).toEqual({ ...stored(), maxSec: 80 });
  });

  test.each([
    ["beyond the end", 5000, 100],
    ["before the beginning", -5, 0],
    ["no number", "x", 0],
  ])("that is %s is clamped to the video", (_, positionSec, seconds) => {
    expect(watchedAfter({ positionSec }, null, film, now).positionSec).toBe(seconds);
  });

  test("with a future or invalid time counts as now", () => {
    for (const watchedAt of ["2999-01-01T00:00:00.000Z", "ontem", undefined]) {
      const after = watchedAfter({ positionSec: 1, watchedAt }, null, film, now);
      expect(after.watchedAt).toBe(now.toISOString());
    }
  });

  test("of nine tenths completes the video permanently", () => {
    const seen = watchedAfter({ positionSec: 90, watchedAt: now }, stored(), film, now);
    expect(seen.completedAt).toBe(now.toISOString());
    const again = watchedAfter({ positionSec: 3, watchedAt: now }, seen, film, new Date(+now + 1));
    expect(again.completedAt).toBe(now.toISOString());
    expect(watchedAfter({ positionSec: 89 }, null, film, now).completedAt).toBeNull();
  });
});
