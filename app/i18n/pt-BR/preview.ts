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
  film: "Aqui aparecem só título, capa e resumo; vídeo, capítulos e transcrição, depois de publicado.",
  gone: {
    title: "Este link de prévia não abre",
    text: "Ele vale por um dia, enquanto o conteúdo existir e quem o enviou for da equipe. Peça outro a quem cuida do texto.",
    home: "Ir para o início",
  },
} as const;
