import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const topicStates: Collection = {
  name: "topic_states",
  unique: { per: "member", fields: ["post"] },
  isSilent: true,
  dataMap: { name: "Tópicos lidos", why: "Mostrar o que é novo para você", until: UNTIL_DELETED },
};
