export const promoted = {
  article: {
    title: "Virou artigo",
    link: "Ler o artigo: {{title}}",
    newer: "O artigo é mais recente que esta conversa: confira lá o que mudou.",
  },
  topic: {
    title: "Este artigo nasceu no fórum",
    by: "A partir de uma resposta de",
    someone: "A partir de uma resposta de um membro do portal.",
    link: "Ver a conversa: {{title}}",
  },
  act: {
    promote: "Transformar em artigo",
    made: "O rascunho está com a redação, em Artigos, com o título deste tópico.",
  },
};
