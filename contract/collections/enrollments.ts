import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const enrollments: Collection = {
  name: "enrollments",
  unique: { per: "member", fields: ["course"] },
  isSilent: true,
  dataMap: { name: "Cursos iniciados", why: "Mostrar seu progresso", until: UNTIL_DELETED },
};
