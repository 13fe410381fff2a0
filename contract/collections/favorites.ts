import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const favorites: Collection = {
  name: "favorites",
  owner: "user_created",
  unique: { per: "member", fields: ["type", "item"] },
  dataMap: { name: "Favoritos", why: "Encontrar de novo o que você guardou", until: UNTIL_DELETED },
};
