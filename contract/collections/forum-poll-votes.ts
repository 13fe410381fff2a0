import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const forumPollVotes: Collection = {
  name: "forum_poll_votes",
  unique: { per: "member", fields: ["post"] },
  isSilent: true,
  dataMap: {
    name: "Votos em enquetes do fórum",
    why: "Contar cada pessoa uma vez; ninguém vê quem votou em quê",
    until: UNTIL_DELETED,
  },
};
