import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const follows: Collection = {
  name: "follows",
  unique: { per: "member", fields: ["targetType", "target"] },
  dataMap: { name: "O que você segue", why: "Avisar de novidades", until: UNTIL_DELETED },
};
