export const emptyCategory = {
  title: "Nada nesta categoria por enquanto",
  text: "Veja as outras categorias. Quando sair algo nesta, aparece aqui.",
};
