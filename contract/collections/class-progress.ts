import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const classProgress: Collection = {
  name: "class_progress",
  unique: { per: "member", fields: ["class"] },
  isSilent: true,
  dataMap: { name: "Aulas", why: "Mostrar seu progresso", until: UNTIL_DELETED },
};
