export const articles = {
  title: "Artigos",
  seeAll: "Ver todos os artigos",
  seeAllOfCategory: "Ver todos desta categoria",
  empty: {
    title: "Ainda não há artigos",
    text: "Assim que a redação publicar o primeiro, ele aparece aqui.",
  },
  unavailable: {
    title: "Os artigos não carregaram",
  },
  door: {
    why: "Os artigos abertos são de quem tem conta. Criar a sua não custa nada, e depois você volta para esta página.",
  },
  locked: {
    title: "O resto deste texto faz parte da assinatura",
    how: "Como ler",
  },
  page: {
    neighbors: "Outros artigos",
  },
};

export const articleFacts = {
  level: {
    label: "Nível",
    any: "Todos",
    beginner: "Iniciante",
    intermediate: "Intermediário",
    advanced: "Avançado",
  },
  permit: {
    label: "Autorização de residência",
    any: "Todas",
  },
  authors: "Escrito por",
  tools: "Faça as contas:",
  permits: "Autorizações",
  reviewedAt: "Verificado em",
  reviewDueAt: "Próxima revisão",
  reviewer: "Revisado por",
  overdue:
    "A revisão deste artigo era esperada até {{day}} e ainda não foi feita. Confira as fontes antes de decidir.",
};
