import { expect, test } from "vitest";
import { createPace } from "../../../../../bff/signalr/hub/dispatcher.ts";

function paceAt(perSecond: number) {
  const time = { nowMs: 0 };
  const pace = createPace(perSecond, () => time.nowMs);
  const passing = () => {
    let count = 0;
    while (count < 100 && pace.hasRoom()) {
      pace.take();
      count += 1;
    }
    return count;
  };
  return { time, passing };
}

test("call rate limit: allows a burst, and then a number per second", () => {
  const { time, passing } = paceAt(10);
  expect(passing()).toBe(10);
  expect(passing()).toBe(0);
  time.nowMs += 500;
  expect(passing()).toBe(5);
  time.nowMs += 60_000;
  expect(passing()).toBe(10);
});

test("call rate limit: allows all calls without a limit", () => {
  const { time, passing } = paceAt(Infinity);
  expect(passing()).toBe(100);
  time.nowMs += 1;
  expect(passing()).toBe(100);
});
