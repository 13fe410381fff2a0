import type { Collection } from "./collection.ts";

export const drafts: Collection = {
  name: "drafts",
  unique: { per: "member", fields: ["kind", "target"] },
  isSilent: true,
  dataMap: { name: "Rascunhos", why: "Não perder um texto começado", until: "180 dias" },
};
