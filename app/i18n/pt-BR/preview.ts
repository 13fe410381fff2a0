export const preview = {
  title: "Prévia: {{title}}",
  bar: "Prévia",
  about: "Só quem tem este link vê esta página, até {{until}}.",
  change: "Mostra uma mudança que ainda não foi publicada.",
  looks: {
    label: "Ver como",
    guest: "Visitante",
    free: "Membro",
    paying: "Assinante",
  },
  plain: "Linguagem simples",
  film: "Na prévia ficam título, capa e resumo; vídeo, capítulos e transcrição aparecem depois de publicado.",
  gone: {
    title: "Este link de prévia não abre",
    text: "Ele vale por um dia e só enquanto o conteúdo existe. Peça outro a quem enviou este.",
    home: "Ir para o início",
  },
} as const;
