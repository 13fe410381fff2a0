export const filmFacts = {
  length: "{{minutes}} min {{seconds}} s",
  lengthInMinutes: "{{minutes}} min",
  lesson: "Na aula",
  overdue: "A revisão deste vídeo venceu em {{day}}. Confira nas fontes se ainda vale.",
};
