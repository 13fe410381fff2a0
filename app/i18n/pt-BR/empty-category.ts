/** For a kind's front page, filtered by a category without items. */
export const emptyCategory = {
  title: "Nada nesta categoria por enquanto",
  text: "Veja as outras categorias. Quando sair algo nesta, aparece aqui.",
};
