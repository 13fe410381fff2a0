export const articleFacts = {
  level: {
    label: "Nível",
    any: "Todos",
    beginner: "Iniciante",
    intermediate: "Intermediário",
    advanced: "Avançado",
  },
  permit: {
    label: "Permissão de residência",
    any: "Todas",
  },
  authors: "Escrito por",
  tools: "Faça as contas:",
  permits: "Permissões",
  reviewedAt: "Verificado em",
  reviewDueAt: "Próxima revisão",
  reviewer: "Revisado por",
  overdue:
    "A revisão deste artigo era esperada até {{day}} e ainda não foi feita. Confira as fontes antes de decidir.",
};
