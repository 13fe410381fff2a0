import type { ChatCard, ChatMessage, ChatRow } from "../chat";

export function withLiveChat(
  chats: readonly ChatCard[] | null,
  live: ChatRow | null,
  messages: readonly ChatMessage[],
): ChatCard[] | null {
  return (
    chats &&
    chats.map(({ chat, partner }) => {
      if (chat.id !== live?.id) return { chat, partner };
      const unreadCount = messages.filter(({ isNew }) => isNew).length;
      const lastMessage = messages.at(-1) ?? chat.lastMessage;
      return { partner, chat: { ...chat, unreadCount, lastMessage } };
    })
  );
}
