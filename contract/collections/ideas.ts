import type { Collection } from "./collection.ts";

export const ideas: Collection = {
  name: "ideas",
  isShared: true,
  dataMap: {
    name: "Ideias enviadas",
    why: "Decidir o que construir",
    until: "na exclusão da conta, você escolhe entre apagar e tirar o nome",
  },
};
