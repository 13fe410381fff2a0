export const embeddedTools = {
  asks: {
    gross: "Salário bruto por mês, em CHF",
    amount: "Valor em CHF",
    price: "Preço do imóvel, em CHF",
    hard: "Entrada em dinheiro, em CHF",
    income: "Renda bruta familiar por ano, em CHF",
  },
  compute: "Calcular",
  private: "Abre a calculadora com este valor. O portal não o guarda.",
};

export const contentFacts = {
  title: "Notas e fontes",
  note: "Nota {{number}}",
  figureOf: "{{figure}}, {{canton}}",
  noFigure: "sem dados",
  onCantonPage: "número na página do cantão {{code}}",
  ownCantonAway: "número na página do seu cantão",
  ownCanton: "número do seu cantão: escolha um no mapa",
  back: "Voltar ao texto, nota {{number}}",
  from: "vale desde {{day}}",
  until: { holds: "vale até {{day}}", over: "valeu até {{day}}: confira na fonte" },
  reviewer: "verificado por {{name}}",
  over_one: "Um fato deste texto passou do prazo e pode estar desatualizado: {{facts}}.",
  over_other:
    "{{count}} fatos deste texto passaram do prazo e podem estar desatualizados: {{facts}}.",
};
