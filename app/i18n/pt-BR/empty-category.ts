/** On the front page of a kind, of a category in which it has nothing. */
export const emptyCategory = {
  title: "Nada nesta categoria por enquanto",
  text: "Veja as outras categorias. Quando sair algo nesta, aparece aqui.",
};
