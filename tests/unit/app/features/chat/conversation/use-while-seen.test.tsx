import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWhileSeen } from "~/features/chat/conversation/use-conversation";

const seen = vi.spyOn(document, "visibilityState", "get");
const turn = (state: DocumentVisibilityState) => {
  seen.mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  seen.mockReturnValue("visible");
});
afterEach(() => vi.useRealTimers());

test("polling while visible: calls repeatedly, pauses while the page is hidden, and calls at once when it is visible again", () => {
  const call = vi.fn();
  const { unmount } = renderHook(() => useWhileSeen(call, 30_000));
  vi.advanceTimersByTime(29_999);
  expect(call).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(30_001);
  expect(call).toHaveBeenCalledTimes(2);
  turn("hidden");
  vi.advanceTimersByTime(600_000);
  expect(call).toHaveBeenCalledTimes(2);
  turn("visible");
  expect(call).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledTimes(4);
  unmount();
  vi.advanceTimersByTime(60_000);
  turn("visible");
  expect(call).toHaveBeenCalledTimes(4);
});

test("polling while visible: a page opened in the background waits until it is visible", () => {
  seen.mockReturnValue("hidden");
  const call = vi.fn();
  renderHook(() => useWhileSeen(call, 1_000));
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
});
