import type { Collection } from "./collection.ts";

export const searchSynonyms: Collection = {
  name: "search_synonyms",
  list: { fields: ["term", "words"], sort: "term" },
};
