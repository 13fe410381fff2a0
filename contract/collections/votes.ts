import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const votes: Collection = {
  name: "votes",
  unique: { per: "member", fields: ["targetType", "target"] },
  dataMap: { name: "Votos", why: "Contar cada pessoa uma vez", until: UNTIL_DELETED },
};
