import { z } from "zod";
import type { Clients } from "../../signalr/hub/clients.ts";
import { method } from "../../signalr/hub/hub.ts";
import type { Caller, Hub } from "../../signalr/hub/hub.ts";
import type { SessionAccess } from "../hubs/session-access.ts";
import type { ChatService } from "./chat.service.ts";
import type { OwnChats } from "./own-chats.ts";
import type { SendMessage } from "./send-message.ts";
import { createTypingLimit } from "./typing-limit.ts";

/**
 * Something in a chat is not as it was: its clients ask what follows the last number they know. With the
 * number of a message where one that stood is another now.
 */
export const CHAT_CHANGED = "ChatChanged";
/** The other one is writing, by their id; nothing of it is kept. */
export const CHAT_TYPING = "ChatTyping";
export const CHAT_HUB = "/hubs/chat";

export type ChatHubDeps = {
  chats: ChatService;
  access: SessionAccess;
  ownChats: OwnChats;
  sendMessage: SendMessage;
  now: () => Date;
};

const outgoing = z.tuple([z.guid(), z.string()]);
const sequence = z.tuple([z.int().min(1)]);
const nothing = z.tuple([]);

/**
 * `/hubs/chat?chatId=` for who takes part in that chat: `SendMessage(clientMessageId, message)` answers
 * what was kept, once it is kept; `MarkRead(sequence)`; `Typing()`. Clients hear `ChatChanged(chatId,
 * sequence?)`, a hint only, and `ChatTyping(userId)`.
 */
export function chatHub({ chats, access, ownChats, sendMessage, now }: ChatHubDeps): Hub {
  const typing = createTypingLimit(now);
  const isIn = async (userId: string, chatId: string | null) =>
    chatId !== null && (await chats.takesPart(userId, chatId));

  return {
    path: CHAT_HUB,
    limits: { maxConnectionsPerUser: 5, maxCallsPerSecond: 10 },

    async authenticate(request) {
      const found = await access.authenticate(request);
      if ("status" in found) return found;
      const chatId = request.owner?.claims?.["chatId"] ?? request.query.get("chatId");
      if (!(await isIn(found.userId, chatId))) return { status: 403 };
      return { userId: found.userId, claims: { ...found.claims, chatId: chatId ?? "" } };
    },

    /** Asked again while it is open: who was taken out of the chat, or suspended, is out of here too. */
    async revalidate(caller) {
      return (await access.revalidate(caller)) && isIn(caller.identity.userId, chatIdOf(caller));
    },

    async connected({ caller, groups }) {
      await groups.add(caller.connectionId, chatIdOf(caller));
    },

    disconnected: ({ connectionId }) => typing.forget(connectionId),

    methods: {
      SendMessage: method(
        (args) => outgoing.parse(args),
        async ([clientMessageId, message], { caller }) => {
          const { userId } = caller.identity;
          const partner = await chats.findPartner(userId, chatIdOf(caller));
          const directusUserId = partner?.directusUserId;
          if (!directusUserId) throw new Error("Nobody else is in this chat");
          return sendMessage(userId, { directusUserId, clientMessageId, message });
        },
      ),
      MarkRead: method(
        (args) => sequence.parse(args),
        ([upTo], { caller }) => ownChats.markRead(caller.identity.userId, chatIdOf(caller), upTo),
      ),
      Typing: method(
        (args) => nothing.parse(args),
        async (_, { caller, clients }) => {
          const { connectionId, identity } = caller;
          const chatId = chatIdOf(caller);
          if (!typing.isDue(connectionId)) return;
          if (!(await ownChats.showsTyping(identity.userId, chatId))) return;
          await clients.groupExcept(chatId, [connectionId]).send(CHAT_TYPING, identity.userId);
        },
      ),
    },
  };
}

const chatIdOf = ({ identity }: Caller): string => identity.claims?.["chatId"] ?? "";

/** Calls the clients of a chat, on every process; nothing before the hubs are served. */
export function createChatHints(onError: (error: unknown) => void) {
  let clients: Clients | null = null;
  return {
    served: (found: Clients) => {
      clients = found;
    },
    /**
     * Nobody waits for it: who misses it asks by themselves.
     * @param at number of a message that stood and is another now
     */
    changed(chatId: string, at?: number): void {
      const which = at === undefined ? [] : [at];
      clients
        ?.group(chatId)
        .send(CHAT_CHANGED, chatId, ...which)
        .catch(onError);
    },
  };
}
