import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const readStates: Collection = {
  name: "read_states",
  unique: { per: "member", fields: ["type", "item"] },
  isSilent: true,
  dataMap: { name: "Leituras", why: "Continuar de onde parou", until: UNTIL_DELETED },
};
