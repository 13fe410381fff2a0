import { WITH_ACCOUNT, type Collection } from "./collection.ts";

export const tickets: Collection = {
  name: "tickets",
  about: "member",
  list: {
    fields: ["number", "subject", "member", "state", "priority", "slaDueAt"],
    sort: "slaDueAt",
  },
  dataMap: { name: "Pedidos de suporte", why: "Responder a você", until: WITH_ACCOUNT },
};
