export const topicMarks = {
  edited: "A equipe mudou este texto. Motivo: {{reason}}",
  splitFrom: "A equipe trouxe estas respostas de outro tópico.",
  splitInto: "A equipe levou parte das respostas para um tópico próprio.",
  seeOther: "Ver o outro tópico",
};
