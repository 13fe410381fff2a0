import type { SeedClass } from "../../../content-types.ts";

export const finalTest: SeedClass = {
  slug: "teste-final",
  title: "Teste final: nove situações",
  kind: "quiz",
  isPreview: false,
  completionRule: "manual",
  passPercent: 70,
  questions: [
    {
      kind: "single",
      question: "Na escada, um vizinho que você não conhece. Você diz:",
      options: ["Hoi!", "Grüezi.", "Auf Wiederhören."],
      answer: 1,
      explanation: "Grüezi serve a qualquer hora com quem você trata por Sie.",
    },
    {
      kind: "single",
      question: "Na padaria, para pedir dois croissants:",
      options: [
        "Ich hätte gern zwei Gipfeli.",
        "Ich möchte das umtauschen.",
        "Wo finde ich den Rahm?",
      ],
      answer: 0,
      explanation: "Ich hätte gern é a forma educada de pedir.",
    },
    {
      kind: "single",
      question: "Na estação anunciam: “Der Zug nach Bern hat zehn Minuten Verspätung.”",
      options: ["O trem foi cancelado", "O trem está atrasado", "O trem mudou de plataforma"],
      answer: 1,
      explanation: "Verspätung é atraso.",
    },
    {
      kind: "single",
      question: "Na comuna dizem: “Bitte unterschreiben Sie hier.” Você:",
      options: ["assina", "paga", "mostra o passaporte"],
      answer: 0,
      explanation: "Unterschreiben é assinar.",
    },
    {
      kind: "single",
      question: "Ao telefone, para desmarcar:",
      options: [
        "Können Sie das bitte wiederholen?",
        "Das passt mir leider nicht.",
        "Ich muss den Termin leider absagen.",
      ],
      answer: 2,
      explanation: "Absagen é desmarcar. A segunda frase recusa um horário proposto.",
    },
    {
      kind: "single",
      question: "Na farmácia, para saber se precisa de receita:",
      options: [
        "Zahlt das die Krankenkasse?",
        "Brauche ich dafür ein Rezept?",
        "Ich brauche ein Arztzeugnis.",
      ],
      answer: 1,
      explanation: "Rezept é receita médica.",
    },
    {
      kind: "single",
      question: "Na visita ao apartamento, para saber quanto se paga além do aluguel:",
      options: [
        "Wie hoch sind die Nebenkosten?",
        "Ab wann ist die Wohnung frei?",
        "Wer ist der Hauswart?",
      ],
      answer: 0,
      explanation: "Nebenkosten são as despesas além do aluguel.",
    },
    {
      kind: "single",
      question: "No trabalho, ao sair, um colega diz “Schönen Feierabend!”. É:",
      options: ["um convite para jantar", "um desejo de bom descanso", "um aviso de feriado"],
      answer: 1,
      explanation: "Feierabend é o fim do expediente.",
    },
    {
      kind: "single",
      question: "Na Kita perguntam: “Wer holt das Kind ab?” Querem saber:",
      options: ["quem vem buscar a criança", "quem está doente", "quem paga a conta"],
      answer: 0,
      explanation: "Abholen é buscar.",
    },
    {
      kind: "single",
      question: "Que horas são em “Viertel ab acht”?",
      options: ["7h45", "8h15", "7h30"],
      answer: 1,
      explanation: "Ab, na Suíça, é “depois de”: quinze minutos depois das oito.",
    },
  ],
};
