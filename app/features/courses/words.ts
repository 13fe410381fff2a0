export const courses = {
  title: "Cursos",
  seeAll: "Ver todos os cursos",
  seeAllOfCategory: "Ver todos desta categoria",
  empty: {
    title: "Ainda não há cursos",
    text: "Assim que a redação publicar o primeiro, ele aparece aqui.",
  },
  unavailable: {
    title: "Os cursos não carregaram",
  },
  door: {
    why: "Quem tem conta vê os cursos por dentro e assiste às aulas abertas. Criar a sua não custa nada, e depois você volta para esta página.",
  },
  locked: {
    title: "Este curso faz parte da assinatura",
    how: "Como assistir",
  },
  page: {
    neighbors: "Outros cursos",
  },
};

export const courseFacts = {
  level: {
    label: "Nível",
    any: "Todos",
    beginner: "Iniciante",
    intermediate: "Intermediário",
    advanced: "Avançado",
  },
  minutes: "{{count}} min",
  hours: "{{hours}} h",
  hoursAndMinutes: "{{hours}} h {{minutes}} min",
  time: "Duração",
  instructors: "Com",
  updated: "Última atualização",
  classes: "Aulas",
};
