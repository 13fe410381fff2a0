import { expect, test } from "vitest";
import type { ChatCard } from "~/features/chat/chat";
import { groupChats } from "~/features/chat/list/chat-list";

function card(name: string, message: string, more: Partial<ChatCard["chat"]> = {}): ChatCard {
  const stored = { isMuted: false, isArchived: false, isPinned: false };
  const parts = { editedAt: null, isDeleted: false, replyTo: null, image: null, reactions: [] };
  const last = {
    ...parts,
    sequence: 1,
    senderUserId: "u",
    clientMessageId: "d",
    readAt: null,
    isNew: false,
  };
  return {
    partner: { directusUserId: name, name, avatar: null },
    chat: {
      ...{ id: name, chatParticipants: [], isRequest: false, isAccepted: true, ...stored },
      ...{ lastSequence: 1, readSequence: 1, unreadCount: 0 },
      lastMessage: { id: name, chatId: name, sentAt: "2026-11-20T12:00:00Z", message, ...last },
      ...more,
    },
  };
}

const chats = [
  card("Júlia P.", "Obrigada! Deu certo no Migros."),
  card("Rafael S.", "Mandei o link da vaga"),
  card("Marcos T.", "Posso perguntar?", { isRequest: true }),
  card("Lia M.", "Até logo", { isArchived: true, isRequest: true }),
];
const names = (search: string) =>
  groupChats(chats, search).map(({ name, cards }) => [name, cards.map(({ chat }) => chat.id)]);

test("chat groups: requests come first, archived chats last", () => {
  expect(names("")).toEqual([
    ["requests", ["Marcos T."]],
    ["open", ["Júlia P.", "Rafael S."]],
    ["archived", ["Lia M."]],
  ]);
});

test.each([
  ["julia", [["open", ["Júlia P."]]]],
  [" VAGA ", [["open", ["Rafael S."]]]],
  ["nada", []],
])("chat groups: %j searches names and last messages", (search, found) => {
  expect(names(search)).toEqual(found);
});
