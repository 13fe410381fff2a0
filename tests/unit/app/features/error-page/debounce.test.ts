import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "~/features/error-page/animate-squares";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("debounce: acts once, 100 ms after the last call", () => {
  const action = vi.fn();
  const run = debounce(action, 100);
  run();
  vi.advanceTimersByTime(99);
  run();
  vi.advanceTimersByTime(99);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
});

test("debounce: does nothing after it was cancelled", () => {
  const action = vi.fn();
  const run = debounce(action, 100);
  run();
  run.cancel();
  vi.advanceTimersByTime(1000);
  expect(action).not.toHaveBeenCalled();
});
