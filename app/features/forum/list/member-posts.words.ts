export const memberPosts = {
  title: "No fórum",
  empty: "Ainda não escreveu no fórum.",
  emptyOwn: "Você ainda não escreveu no fórum.",
  unavailable: "O que foi escrito no fórum não está disponível agora.",
  solutions_one: "{{count}} resposta marcada como solução",
  solutions_other: "{{count}} respostas marcadas como solução",
  topics_one: "{{count}} tópico",
  topics_other: "{{count}} tópicos, os mais recentes primeiro",
  replies_one: "{{count}} resposta",
  replies_other: "{{count}} respostas, as mais recentes primeiro",
} as const;
