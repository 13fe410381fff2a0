export const accessibility = {
  title: "Acessibilidade",
  description:
    "O que fazemos para que todos consigam usar o Portal Suíça, o que testamos, o que ainda falta e como avisar de uma barreira.",
  home: "Portal Suíça, página inicial",
  date: "Declaração de 21 de novembro de 2026",
  aim: {
    heading: "Nosso objetivo",
    text: "O portal deve funcionar para todos: pelo teclado, com leitor de tela, com letras ampliadas, em telas pequenas, no tema claro e no escuro. A medida são as diretrizes WCAG 2.2, nível AA. Esta declaração é uma avaliação nossa: nenhuma empresa de fora a conferiu.",
  },
  tested: {
    heading: "O que testamos",
    pages:
      "Antes de cada versão, um programa (axe) examina todas as páginas, como visitante e como membro, em três larguras de tela e nos dois temas. Uma única falha encontrada impede a publicação.",
    keyboard:
      "Percursos inteiros são feitos só com o teclado: entrar, buscar e filtrar notícias, ler, favoritar, escolher um cantão no mapa e sair.",
    motion:
      "Quem pede menos movimento ao sistema não vê animações, e a página não desliza ao mudar.",
    scripts: "Páginas públicas podem ser lidas, e seus formulários enviados, sem JavaScript.",
  },
  limits: {
    heading: "O que ainda não está bom",
    people:
      "Ainda não testamos com pessoas que usam leitor de tela, ampliador ou comando de voz no dia a dia.",
    languages:
      "Palavras em alemão, francês ou italiano no meio de um texto nem sempre estão marcadas com o idioma, e o leitor de tela pode pronunciá-las mal. O título da página de erro está em inglês.",
    videos:
      "Os vídeos têm legendas e transcrição em português, mas não audiodescrição; a voz dos nossos é sintética, e os do YouTube e do Vimeo tocam no player deles. As áreas que ainda não abriram entram nesta declaração quando abrirem.",
    payment:
      "O pagamento acontece na página do provedor, fora do portal, e não passa pelos nossos testes.",
  },
  contact: {
    heading: "Encontrou uma barreira?",
    text: "Conte o que tentou fazer, em que página e com que programa ou aparelho. Não é preciso ter conta. Toda mensagem recebe um número e uma resposta por e-mail.",
    link: "Escrever para o portal",
  },
} as const;
