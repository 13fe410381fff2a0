export const openFilm = {
  heading: "Veja um vídeo por dentro",
  lead: "Um vídeo inteiro, como os membros veem. Tem legendas, para assistir também sem som.",
  length: "Duração: {{length}}",
  captions: "Português",
  signup: "Criar conta grátis",
  open: "Abrir com transcrição e notas",
} as const;
