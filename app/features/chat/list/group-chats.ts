import { fold } from "../../../../contract/shared/text.ts";
import type { ChatCard } from "../chat";

export type ChatGroup = { name: "requests" | "open" | "archived"; cards: ChatCard[] };

export function groupChats(chats: readonly ChatCard[], search: string): ChatGroup[] {
  const words = fold(search.trim());
  const found = chats.filter(
    ({ chat, partner }) =>
      fold(partner.name).includes(words) || fold(chat.lastMessage?.message ?? "").includes(words),
  );
  const nameOf = ({ chat }: ChatCard): ChatGroup["name"] =>
    chat.isArchived ? "archived" : chat.isRequest ? "requests" : "open";
  return (["requests", "open", "archived"] as const)
    .map((name) => ({ name, cards: found.filter((card) => nameOf(card) === name) }))
    .filter(({ cards }) => cards.length > 0);
}
