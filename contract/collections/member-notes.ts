import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const memberNotes: Collection = {
  name: "member_notes",
  isSilent: true,
  dataMap: { name: "Anotações", why: "Guardar suas anotações", until: UNTIL_DELETED },
};
