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
