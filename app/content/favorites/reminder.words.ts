export const reminder = {
  open: "Lembrar depois",
  change: "Mudar o lembrete",
  label: "Lembrete de {{title}}",
  set: "Lembrete em {{day}}.",
  delays: {
    day: "Em 1 dia",
    week: "Em 1 semana",
    month: "Em 1 mês",
    none: "Sem lembrete",
  },
  problems: {
    refused: "Isto já não está nos seus favoritos.",
    unavailable: "Não deu para salvar agora. Tente de novo em instantes.",
  },
};
