import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const scenarios: Collection = {
  name: "scenarios",
  dataMap: { name: "Cálculos salvos", why: "Abrir de novo os seus cálculos", until: UNTIL_DELETED },
};
