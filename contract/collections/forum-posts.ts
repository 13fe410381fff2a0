import type { Collection } from "./collection.ts";

export const forumPosts: Collection = {
  name: "forum_posts",
  isShared: true,
  list: {
    fields: ["title", "status", "category", "replyCount", "lastActivityAt"],
    sort: "-lastActivityAt",
  },
  dataMap: {
    name: "Tópicos no fórum",
    why: "Conversar com outros membros",
    until: "até você apagar; na exclusão da conta, você escolhe entre apagar e tirar o nome",
  },
};
