export const classQuestions = {
  title: "Dúvidas sobre esta aula",
  unavailable: "As perguntas do fórum não carregaram agora.",
  replies_zero: "sem resposta",
  replies_one: "{{count}} resposta",
  replies_other: "{{count}} respostas",
  solved: "Resolvida",
  label: "Sua pergunta em uma frase",
  hint: "Você termina de escrever no fórum, onde outros membros respondem. O tópico fica ligado a esta aula.",
  ask: "Perguntar no fórum",
};
