import { z } from "zod";
import { CHAT_TYPING_EVERY_MS } from "../../../../contract/community/chat.ts";
import type { Clients } from "../../../signalr/hub/clients.ts";
import { method } from "../../../signalr/hub/hub.ts";
import type { Caller, Hub } from "../../../signalr/hub/hub.ts";
import type { SessionAccess } from "../../notifications/hubs/session-access.ts";
import type { ChatService } from "./chat.service.ts";
import type { OwnChats } from "./own-chats.ts";
import type { SendMessage } from "./send-message.ts";

/**
 * A chat has changed: clients request the messages after the last number they have. Includes a message's
 * number if an existing message was changed.
 */
export const CHAT_CHANGED = "ChatChanged";
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

/** In memory only: each process has its own. */
function createTypingLimit(now: () => Date) {
  const lastMs = new Map<string, number>();
  return {
    isDue(connectionId: string): boolean {
      const atMs = now().getTime();
      if (atMs - (lastMs.get(connectionId) ?? -Infinity) < CHAT_TYPING_EVERY_MS) return false;
      lastMs.set(connectionId, atMs);
      return true;
    },
    forget: (connectionId: string) => void lastMs.delete(connectionId),
  };
}

/**
 * `/hubs/chat?chatId=` for the chat's participants: `SendMessage(clientMessageId, message)` returns the
 * message once it is stored; `MarkRead(sequence)`; `Typing()`. Clients receive `ChatChanged(chatId,
 * sequence?)`, only a hint, and `ChatTyping(userId)`.
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

    /** Disconnects members who were suspended or removed from the chat. */
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

/** Notifies a chat's clients on every process. Does nothing before the hubs are served. */
export function createChatHints(onError: (error: unknown) => void) {
  let clients: Clients | null = null;
  return {
    served: (found: Clients) => {
      clients = found;
    },
    /**
     * Callers do not wait: a client that misses the hint polls anyway.
     * @param at number of an existing message that was changed
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
