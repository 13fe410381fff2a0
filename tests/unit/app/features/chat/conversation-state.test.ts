import { expect, test } from "vitest";
import type { ChatMessage } from "~/features/chat/chat";
import { byDay, hasGap, stillPending, withMessages } from "~/features/chat/conversation-state";

const message = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${sequence}`,
  chatId: "c",
  sequence,
  senderUserId: "ana",
  clientMessageId: `d${sequence}`,
  message: String(sequence),
  sentAt: "2026-11-20T12:00:00.000Z",
  readAt: null,
  isNew: false,
  editedAt: null,
  isDeleted: false,
  replyTo: null,
  image: null,
  reactions: [],
  ...more,
});
const known = [message(4), message(5)];

test("conversation state: contains each message once in chat order, in its latest version", () => {
  const read = message(4, { readAt: "2026-11-20T12:01:00.000Z" });
  const merged = withMessages(known, [message(6), read, message(3)]);
  expect(merged.map(({ sequence }) => sequence)).toEqual([3, 4, 5, 6]);
  expect(merged[1]).toBe(read);
});

test("conversation state: reports a gap only if messages may be missing between", () => {
  expect(hasGap(known, { messages: [message(6)], hasOlder: true })).toBe(false);
  expect(hasGap(known, { messages: [message(7)], hasOlder: true })).toBe(true);
  expect(hasGap(known, { messages: [message(7)], hasOlder: false })).toBe(false);
  expect(hasGap([], { messages: [message(7)], hasOlder: true })).toBe(false);
  expect(hasGap(known, { messages: [], hasOlder: false })).toBe(false);
});

test("conversation state: a message stored by the service is no longer pending", () => {
  const waiting = ["d5", "d9"].map((id) => ({ id, message: id, problem: null }));
  expect(stillPending(waiting, known)).toEqual([waiting[1]]);
});

test("conversation state: groups messages by the day they were sent", () => {
  const at = ["20", "20", "21"].map((day, place) =>
    message(place, { sentAt: `2026-11-${day}T12:00:00.000Z` }),
  );
  const days = byDay(at, (moment) => moment.toISOString().slice(0, 10));
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ["2026-11-20", 2],
    ["2026-11-21", 1],
  ]);
});
