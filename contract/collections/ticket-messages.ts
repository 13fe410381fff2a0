import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const ticketMessages: Collection = {
  name: "ticket_messages",
  dataMap: { name: "Mensagens de suporte", why: "Responder a você", until: WITH_ACCOUNT },
};
