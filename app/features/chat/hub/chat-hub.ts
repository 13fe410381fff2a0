import type { HubConnection } from "@microsoft/signalr";
import { buildHub } from "~/session/hub-connection";

export const buildChatHub = (chatId: string): HubConnection => buildHub("/hubs/chat", { chatId });
