import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const savedSearches: Collection = {
  name: "saved_searches",
  dataMap: {
    name: "Buscas salvas",
    why: "Refazer as suas buscas nos classificados",
    until: UNTIL_DELETED,
  },
};
