export const areaSummaries = {
  news: "O que mudou e o que muda para você",
  videos: "Explicações em poucos minutos",
  courses: "Aulas na ordem certa",
  articles: "Guias para consultar quando precisar",
  forum: "Perguntas e respostas entre membros",
  classifieds: "Ofertas e preços, com fonte e data",
  cantons: "Números lado a lado",
  tools: "Calculadoras para a vida na Suíça",
  chat: "Mensagens entre membros",
  members: "Quem mora onde, o que faz e que idiomas fala",
  search: "Uma busca só para tudo o que há no portal",
  notifications: "Os avisos do que importa para você, em um lugar",
};
