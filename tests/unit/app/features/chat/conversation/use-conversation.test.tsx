import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as asked from "~/features/chat/ask-chat";
import type { ChatMessage, ChatRow, Conversation } from "~/features/chat/chat";
import { useConversation } from "~/features/chat/conversation/use-conversation";
import type { HubState } from "~/features/chat/hub/use-chat-hub";

let state: HubState;
let hubChanged: (sequence?: number) => void;

vi.mock("~/features/chat/ask-chat", () => ({
  askHasNew: vi.fn(),
  askHistory: vi.fn(),
  sendChat: vi.fn(),
}));
vi.mock("~/features/chat/hub/use-chat-hub", () => ({
  useChatHub: (_: string | null, onChanged: typeof hubChanged) => {
    hubChanged = onChanged;
    return { state, reconnect: () => {} };
  },
}));

const hasNew = vi.mocked(asked.askHasNew);
const history = vi.mocked(asked.askHistory);
const sending = vi.mocked(asked.sendChat);

const chat: ChatRow = {
  ...{ id: "c", chatParticipants: [], isRequest: false, isAccepted: true, isMuted: false },
  ...{ isArchived: false, isPinned: false, lastSequence: 0, readSequence: 0, unreadCount: 0 },
  lastMessage: null,
};
const conversation = (of: ChatRow | null): Conversation => ({
  ...{ chat: of, messages: [], hasOlder: false, isBlocked: false, areConnected: true },
  partner: { directusUserId: "bia", name: "Bia", avatar: null },
});
const open = (of: ChatRow | null = chat) =>
  renderHook(() => useConversation(conversation(of), "ana"));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const counts = () => [hasNew.mock.calls.length, history.mock.calls.length];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  hasNew.mockResolvedValue(false);
  history.mockResolvedValue({ chat, messages: [], hasOlder: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test.each(["connecting", "reconnecting", "disconnected"] as const)(
  "conversation polling: while %s it checks for news every half minute, and loads only if there are any",
  async (where) => {
    state = where;
    const { rerender } = open();
    await pass(29_000);
    expect(counts()).toEqual([0, 0]);
    await pass(1_000);
    expect(counts()).toEqual([1, 0]);
    hasNew.mockResolvedValue(true);
    await pass(30_000);
    expect(counts()).toEqual([2, 1]);
    state = "connected";
    rerender();
    await pass(90_000);
    expect(hasNew).toHaveBeenCalledTimes(2);
  },
);

test("conversation polling: pauses while the page is hidden", async () => {
  state = "disconnected";
  open();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(300_000);
  expect(counts()).toEqual([0, 0]);
  seen.mockRestore();
});

test.each([
  ["a muted one", { ...chat, isMuted: true }],
  ["a request", { ...chat, isRequest: true }],
])("conversation polling: %s is loaded each time, since it has no unread count", async (_, of) => {
  state = "disconnected";
  history.mockResolvedValue({ chat: of, messages: [], hasOlder: false });
  open(of);
  await pass(60_000);
  expect(counts()).toEqual([0, 2]);
});

test("conversation polling: loads the page itself if the check fails, and reports the portal as unavailable", async () => {
  state = "disconnected";
  hasNew.mockResolvedValue(null);
  history.mockResolvedValue(null);
  const { result } = open();
  await pass(30_000);
  expect([counts(), result.current.isOffline]).toEqual([[1, 1], true]);
  hasNew.mockResolvedValue(false);
  await pass(30_000);
  expect([counts(), result.current.isOffline]).toEqual([[2, 1], false]);
});

test("conversation polling: retries a pending message every four seconds, and keeps the order", async () => {
  state = "reconnecting";
  sending.mockResolvedValue({ problem: "unavailable", message: null });
  const { result } = open();
  act(() => result.current.send({ message: "Um" }));
  act(() => result.current.send({ message: "Dois" }));
  await pass(0);
  expect(sending).toHaveBeenCalledTimes(1);
  await pass(4_000);
  expect(sending).toHaveBeenCalledTimes(2);
  const [first, again] = sending.mock.calls.map(([form]) => (form as FormData).get("id"));
  expect(again).toBe(first);
});

test("conversation polling: an old message that was edited is reloaded in place", async () => {
  state = "connected";
  const messages = Array.from({ length: 60 }, (_, at) => messageOf(at + 1, "as it was"));
  const { result } = renderHook(() => useConversation({ ...conversation(chat), messages }, "ana"));
  const textOf = (sequence: number) =>
    result.current.messages.find((each) => each.sequence === sequence)?.message;
  history.mockImplementation(async (_, skip) =>
    skip === 0
      ? { chat, messages: messages.slice(30), hasOlder: true }
      : { chat, messages: [messageOf(20, "corrected")], hasOlder: true },
  );
  act(() => hubChanged(50));
  await pass(0);
  expect(history.mock.calls).toEqual([["bia", 0]]);
  act(() => hubChanged(20));
  await pass(0);
  expect(history.mock.calls.slice(1)).toEqual([
    ["bia", 0],
    ["bia", 40],
  ]);
  expect([textOf(20), textOf(21), result.current.messages.length]).toEqual([
    "corrected",
    "as it was",
    60,
  ]);
});

function messageOf(sequence: number, message: string): ChatMessage {
  return {
    ...{ id: `m${sequence}`, chatId: "c", senderUserId: "bia-id", clientMessageId: `d${sequence}` },
    ...{ sequence, message, sentAt: "2026-11-20T12:00:00.000Z", readAt: null, editedAt: null },
    ...{ isNew: false, isDeleted: false, image: null, replyTo: null, reactions: [] },
  };
}
