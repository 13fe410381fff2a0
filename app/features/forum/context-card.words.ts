export const contextCard = {
  title: "Sua situação (opcional)",
  lead: "A resposta muda com o cantão e a autorização. Só aparece para os membros o que você marcar; nada vem do seu perfil.",
  choose: "Escolha",
  fields: {
    canton: "Cantão onde moro ou vou morar",
    permit: "Minha autorização",
    stage: "Etapa da mudança",
    language: "Idioma em que me viro",
  },
  show: {
    canton: "Mostrar o cantão com a pergunta",
    permit: "Mostrar a autorização com a pergunta",
    stage: "Mostrar a etapa com a pergunta",
    language: "Mostrar o idioma com a pergunta",
  },
  stages: {
    planning: "Ainda planejando",
    moving: "Com data para mudar",
    arrived: "Na Suíça há menos de um ano",
    settled: "Na Suíça há mais de um ano",
  },
  card: {
    title: "Situação de quem pergunta",
    canton: "Cantão",
    permit: "Autorização",
    stage: "Etapa",
    language: "Idioma",
  },
};
