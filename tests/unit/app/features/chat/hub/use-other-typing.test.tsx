import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOtherTyping } from "~/features/chat/conversation/use-conversation";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("typing indicator: lasts five seconds after the last event, or until the message arrives", () => {
  const { result } = renderHook(() => useOtherTyping("ana"));
  act(() => result.current.hear("bia"));
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => result.current.hear("bia"));
  act(() => void vi.advanceTimersByTime(4_999));
  expect(result.current.isTyping).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isTyping).toBe(false);
  act(() => result.current.hear("bia"));
  act(() => result.current.end());
  expect(result.current.isTyping).toBe(false);
});

test("typing indicator: ignores the member's own other device", () => {
  const { result } = renderHook(() => useOtherTyping("ana"));
  act(() => result.current.hear("ana"));
  expect(result.current.isTyping).toBe(false);
});
