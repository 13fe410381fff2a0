export const neighborhood = {
  title: "Vizinhança",
  members: "Pelo menos {{count}} membros do portal moram aqui.",
  volunteers: "Pelo menos {{count}} respondem perguntas de quem está chegando.",
  see: "Ver quem aparece na lista",
  ask: "Ver quem responde perguntas",
} as const;
