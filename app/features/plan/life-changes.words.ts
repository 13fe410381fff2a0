export const lifeChanges = {
  title: "Algo mudou na sua vida?",
  text: "Escreva a data, e o plano mostra os passos e os prazos dela.",
  asks: {
    permitEnd: "Minha autorização vai vencer",
    jobEnd: "Perdi ou vou deixar o emprego",
    cantonMove: "Vou mudar de cantão",
    marriage: "Vou casar ou ter um filho",
    leaving: "Vou embora da Suíça",
  },
} as const;
