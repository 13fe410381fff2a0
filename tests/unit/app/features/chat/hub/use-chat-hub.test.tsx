import { renderHook, waitFor, act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useChatHub } from "~/features/chat/hub/use-chat-hub";
import { followAccountLine, isAccountLineOpen } from "~/session/account-line";

type Heard = Record<string, ((...args: string[]) => void)[]>;
let received: Heard;
const start = vi.fn(() => Promise.resolve());
const send = vi.fn(() => Promise.resolve());
const stop = vi.fn(() => Promise.resolve());
const built: string[] = [];

vi.mock("~/features/chat/hub/chat-hub", () => ({
  buildChatHub: (chatId: string) => {
    built.push(chatId);
    const on = (name: string) => (call: () => void) => void (received[name] ??= []).push(call);
    return {
      start,
      stop,
      send,
      on: (name: string, call: () => void) => on(name)(call),
      onreconnecting: on("reconnecting"),
      onreconnected: on("reconnected"),
      onclose: on("close"),
    };
  },
}));

const tell = (name: string, ...args: string[]) =>
  act(() => received[name]?.forEach((call) => call(...args)));

beforeEach(() => {
  received = {};
  built.length = 0;
});
afterEach(() => vi.clearAllMocks());

test("chat hub: reloads after each connection and each hint, and reports its state", async () => {
  const onChanged = vi.fn();
  const { result, unmount } = renderHook(() => useChatHub("c1", onChanged));
  await waitFor(() => expect(result.current.state).toBe("connected"));
  expect(onChanged).toHaveBeenCalledTimes(1);
  tell("ChatChanged");
  expect(onChanged).toHaveBeenCalledTimes(2);
  tell("reconnecting");
  expect(result.current.state).toBe("reconnecting");
  tell("reconnected");
  expect([result.current.state, onChanged.mock.calls.length]).toEqual(["connected", 3]);
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test("chat hub: reconnects after the last attempt by a click or the network's return", async () => {
  start.mockRejectedValueOnce(new Error("away"));
  const { result } = renderHook(() => useChatHub("c1", () => {}));
  await waitFor(() => expect(result.current.state).toBe("disconnected"));
  act(() => result.current.reconnect());
  await waitFor(() => expect(result.current.state).toBe("connected"));
  tell("close");
  expect(result.current.state).toBe("disconnected");
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current.state).toBe("connected"));
  expect([built, start.mock.calls.length]).toEqual([["c1"], 3]);
});

test("chat hub: does not connect without a chat", () => {
  const { result } = renderHook(() => useChatHub(null, () => {}));
  expect([result.current.state, built]).toEqual(["idle", []]);
});

test("chat hub: sends typing at most every three seconds, and receives it from others", async () => {
  const onTyping = vi.fn();
  const { result } = renderHook(() => useChatHub("c1", () => {}, onTyping));
  act(() => result.current.typing());
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(result.current.state).toBe("connected"));
  const clock = vi.spyOn(Date, "now").mockReturnValue(100_000);
  act(() => result.current.typing());
  act(() => result.current.typing());
  clock.mockReturnValue(102_999);
  act(() => result.current.typing());
  expect(send.mock.calls).toEqual([["Typing"]]);
  clock.mockReturnValue(103_000);
  act(() => result.current.typing());
  expect(send).toHaveBeenCalledTimes(2);
  clock.mockRestore();
  tell("ChatTyping", "bia");
  expect(onTyping.mock.calls).toEqual([["bia"]]);
});

test("chat hub: the network's return skips the wait and reconnects", async () => {
  const seen: string[] = [];
  const { result } = renderHook(() => {
    const hub = useChatHub("c1", () => {});
    seen.push(hub.state);
    return hub;
  });
  await waitFor(() => expect(result.current.state).toBe("connected"));
  tell("reconnecting");
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(result.current.state).toBe("reconnecting");
  stop.mockImplementationOnce(() => {
    received["close"]?.forEach((call) => call());
    return Promise.resolve();
  });
  act(() => {
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(result.current.state).toBe("connected"));
  expect([stop.mock.calls.length, start.mock.calls.length]).toEqual([1, 2]);
  expect(seen).not.toContain("disconnected");
  expect(seen.indexOf("disconnecting")).toBeGreaterThan(seen.indexOf("reconnecting"));
});

test("chat hub: reconnects when the member returns to the window after the last attempt", async () => {
  const { result } = renderHook(() => useChatHub("c1", () => {}));
  await waitFor(() => expect(result.current.state).toBe("connected"));
  tell("close");
  expect(result.current.state).toBe("disconnected");
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(result.current.state).toBe("connected"));
  expect(start).toHaveBeenCalledTimes(2);
});

test("chat hub: reports account changes while it is connected", async () => {
  const said: string[] = [];
  const say = (word: string) => () => void said.push(word);
  const leave = followAccountLine({
    ...{ onOpen: say("open"), onClosed: say("closed") },
    ...{ onNotified: say("notified"), onChanged: say("changed") },
  });
  const { result, unmount } = renderHook(() => useChatHub("c1", () => {}));
  await waitFor(() => expect(result.current.state).toBe("connected"));
  tell("Notified");
  tell("AccountChanged");
  tell("reconnecting");
  tell("Notified");
  expect([said, isAccountLineOpen()]).toEqual([["open", "notified", "changed", "closed"], false]);
  tell("reconnected");
  expect(isAccountLineOpen()).toBe(true);
  unmount();
  expect([said.slice(4), isAccountLineOpen()]).toEqual([["open", "closed"], false]);
  leave();
});
