import type { Collection } from "./collection.ts";

export const postRevisions: Collection = {
  name: "post_revisions",
  isShared: true,
  dataMap: {
    name: "Versões anteriores de textos",
    why: "Mostrar o que mudou",
    until: "como o texto",
  },
};
