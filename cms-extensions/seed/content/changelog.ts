export type SeedChange = { key: string; title: string; body: string; publishedOn: string };

export const changes: SeedChange[] = [
  {
    key: "proximas-datas-do-plano",
    title: "As próximas datas vêm do seu plano",
    body: "<p>A página inicial mostra os próximos passos do seu plano, com o dia de cada um. O que você marca como feito some de lá.</p>",
    publishedOn: "2026-11-26",
  },
  {
    key: "videos-mais-leves",
    title: "Vídeos em versão leve",
    body: "<p>Com internet lenta, escolha “Leve” no botão de qualidade: o vídeo continua de onde estava, e o próximo já começa assim.</p>",
    publishedOn: "2026-11-26",
  },
  {
    key: "bloqueio-na-busca",
    title: "Quem você bloqueou não aparece na busca",
    body: "<p>O que escreveu quem você bloqueou não é encontrado, não é sugerido e não vai nos resumos por e-mail.</p>",
    publishedOn: "2026-11-26",
  },
];
