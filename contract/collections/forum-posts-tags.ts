import type { Collection } from "./collection.ts";

export const forumPostsTags: Collection = {
  name: "forum_posts_tags",
  dataMap: {
    name: "Etiquetas dos seus tópicos",
    why: "Achar o que se pergunta sobre um assunto",
    until: "enquanto o tópico existir",
  },
};
