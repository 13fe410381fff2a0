/** A step without a row has the built-in texts. */
export type SeedSignupText = {
  step: string;
  title: string;
  lead: string;
  points: readonly string[];
};

export const signupTexts: readonly SeedSignupText[] = [
  {
    step: "intro",
    title: "Seu caminho para a Suíça, com os pés no chão",
    lead: "Algumas perguntas e, no fim, um relatório honesto: o que a lei permite no seu caso, o que não permite e por onde começar.",
    points: [
      "Um relatório com a regra, a fonte e a data em que foi revista.",
      "Números de cada cantão, com fonte e ano: aluguel, salário e população.",
      "Notícias suíças em português, com a fonte sempre à vista.",
    ],
  },
  {
    step: "good-news",
    title: "Há um caminho para você",
    lead: "É o que a lei diz para as respostas que você deu. Não substitui a decisão da autoridade do cantão.",
    points: [],
  },
  {
    step: "bad-news",
    title: "Hoje o caminho é estreito",
    lead: "Preferimos dizer isto agora. Veja o que é possível, o que é proibido e o que dá para preparar.",
    points: [],
  },
  {
    step: "payment",
    title: "Escolha como participar",
    lead: "A conta gratuita fica com você sem prazo. A assinatura acrescenta o que está na lista abaixo.",
    points: [],
  },
  {
    step: "welcome",
    title: "Sua conta está pronta",
    lead: "Estes são os primeiros passos para o seu caso.",
    points: [],
  },
];
