import { UNTIL_DELETED, WITH_ACCOUNT, type Collection } from "./collection.ts";

/** Forum, comments and ideas, and their moderation. */
export const communityCollections: readonly Collection[] = [
  {
    name: "forum_posts",
    isShared: true,
    changes: ["comments", "topic_states", "favorites", "drafts"],
    list: {
      fields: ["title", "status", "category", "replyCount", "lastActivityAt"],
      sort: "-lastActivityAt",
    },
    dataMap: {
      name: "Tópicos no fórum",
      why: "Conversar com outros membros",
      until: "até você apagar; na exclusão da conta, você escolhe entre apagar e tirar o nome",
    },
  },
  {
    name: "forum_posts_cantons",
    dataMap: {
      name: "Cantões dos seus tópicos",
      why: "Achar o que se pergunta sobre um cantão",
      until: "enquanto o tópico existir",
    },
  },
  {
    name: "forum_posts_tags",
    dataMap: {
      name: "Etiquetas dos seus tópicos",
      why: "Achar o que se pergunta sobre um assunto",
      until: "enquanto o tópico existir",
    },
  },
  {
    name: "forum_poll_votes",
    unique: { per: "member", fields: ["post"] },
    changes: ["forum_posts"],
    dataMap: {
      name: "Votos em enquetes do fórum",
      why: "Contar cada pessoa uma vez; ninguém vê quem votou em quê",
      until: UNTIL_DELETED,
    },
  },
  {
    name: "topic_states",
    owner: "user_created",
    unique: { per: "member", fields: ["post"] },
    dataMap: {
      name: "Tópicos lidos",
      why: "Mostrar o que é novo para você e contar cada leitor uma vez",
      until: UNTIL_DELETED,
    },
  },
  {
    name: "comments",
    isShared: true,
    changes: ["forum_posts", "topic_states"],
    list: { fields: ["body", "targetType", "status", "date_created"], sort: "-date_created" },
    bookmarks: [
      {
        name: "Correções sugeridas",
        icon: "spellcheck",
        filter: { status: { _eq: "suggested" } },
      },
    ],
    dataMap: {
      name: "Comentários",
      why: "Conversar com outros membros",
      until: "até você apagar; na exclusão da conta, você escolhe entre apagar e tirar o nome",
    },
  },
  {
    name: "votes",
    changes: ["forum_posts", "comments", "ideas"],
    unique: { per: "member", fields: ["targetType", "target"] },
    dataMap: { name: "Votos", why: "Contar cada pessoa uma vez", until: UNTIL_DELETED },
  },
  {
    name: "follows",
    unique: { per: "member", fields: ["targetType", "target"] },
    dataMap: { name: "O que você segue", why: "Avisar de novidades", until: UNTIL_DELETED },
  },
  {
    name: "post_revisions",
    isShared: true,
    dataMap: {
      name: "Versões anteriores de textos",
      why: "Mostrar o que mudou",
      until: "como o texto",
    },
  },
  {
    name: "drafts",
    owner: "user_created",
    unique: { per: "member", fields: ["kind", "target"] },
    dataMap: { name: "Rascunhos", why: "Não perder um texto começado", until: "180 dias" },
  },
  {
    name: "ideas",
    isShared: true,
    dataMap: {
      name: "Ideias enviadas",
      why: "Decidir o que construir",
      until: "na exclusão da conta, você escolhe entre apagar e tirar o nome",
    },
  },
  {
    name: "reports",
    changes: ["forum_posts", "comments"],
    unique: { per: "member", fields: ["targetType", "target"] },
    list: { fields: ["reason", "targetType", "state", "date_created"], sort: "-date_created" },
    bookmarks: [{ name: "Denúncias abertas", icon: "flag", filter: { state: { _eq: "open" } } }],
    dataMap: {
      name: "Denúncias feitas, com cópia das mensagens que você escolheu",
      why: "Proteger os membros",
      until: WITH_ACCOUNT,
    },
  },
  {
    name: "appeals",
    unique: { per: "member", fields: ["targetType", "target"] },
    list: { fields: ["targetType", "body", "state", "date_created"], sort: "-date_created" },
    bookmarks: [{ name: "Recursos abertos", icon: "balance", filter: { state: { _eq: "open" } } }],
    dataMap: {
      name: "Recursos contra decisões da equipe",
      why: "Rever o que a equipe decidiu",
      until: WITH_ACCOUNT,
    },
  },
  {
    name: "sanctions",
    dataMap: { name: "Medidas de moderação", why: "Proteger os membros", until: WITH_ACCOUNT },
  },
];
