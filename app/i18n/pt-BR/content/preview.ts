export const preview = {
  title: "Prévia: {{title}}",
  homeLabel: "Portal Suíça, início",
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
  course:
    "Os links das aulas levam às aulas no portal, que só abrem depois de publicadas; a prévia de cada aula está no formulário dela.",
  courseClass:
    "Aqui aparecem só o texto e as perguntas; vídeo, arquivos e o que é de cada membro, depois de publicada.",
  guestClass: "Visitantes não veem aulas",
  guestClassText: "Quem abre este endereço sem entrar é levado à entrada do portal.",
  gone: {
    title: "Este link de prévia não abre",
    text: "Ele vale por um dia, enquanto o conteúdo existir e quem o enviou for da equipe. Peça outro a quem cuida do texto.",
    home: "Ir para o início",
  },
} as const;
