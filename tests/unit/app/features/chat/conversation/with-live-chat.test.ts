import { expect, test } from "vitest";
import type { ChatCard, ChatMessage } from "~/features/chat/chat";
import { withLiveChat } from "~/features/chat/conversation/conversation-page";

const message = (sequence: number, isNew: boolean): ChatMessage => ({
  ...{ id: `m${sequence}`, chatId: "a", sequence, senderUserId: "bia", clientMessageId: "d" },
  ...{ message: String(sequence), sentAt: "2026-11-20T12:00:00.000Z", readAt: null, isNew },
  ...{ editedAt: null, isDeleted: false, replyTo: null, image: null, reactions: [] },
});
const card = (id: string): ChatCard => ({
  partner: { directusUserId: id, name: id, avatar: null },
  chat: {
    ...{ id, chatParticipants: [], isRequest: false, isAccepted: true, isMuted: false },
    ...{ isArchived: false, isPinned: false, lastSequence: 1, readSequence: 1 },
    ...{ unreadCount: 9, lastMessage: null },
  },
});

test("live chat list: shows the open conversation from its page, and the others as loaded", () => {
  const [open, other] = [card("a"), card("b")];
  const shown = withLiveChat([open, other], open.chat, [message(1, false), message(2, true)]);
  expect(shown?.[0]?.chat).toMatchObject({ unreadCount: 1, lastMessage: { message: "2" } });
  expect(shown?.[1]).toEqual(other);
});

test("live chat list: stays unavailable, or unchanged without the open conversation", () => {
  expect(withLiveChat(null, null, [])).toBeNull();
  expect(withLiveChat([card("b")], null, [message(1, true)])).toEqual([card("b")]);
});
