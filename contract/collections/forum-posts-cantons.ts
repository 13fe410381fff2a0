import type { Collection } from "./collection.ts";

export const forumPostsCantons: Collection = {
  name: "forum_posts_cantons",
  dataMap: {
    name: "Cantões dos seus tópicos",
    why: "Achar o que se pergunta sobre um cantão",
    until: "enquanto o tópico existir",
  },
};
