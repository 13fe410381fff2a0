export const contentFavorites = {
  label: "Procurar e ordenar",
  query: "Palavras do título",
  sort: "Ordem",
  sorts: {
    new: "Salvos por último",
    old: "Salvos primeiro",
    title: "Título, de A a Z",
  },
  unread: "Andamento",
  anyRead: "Tudo",
  onlyUnread: "Só o que ainda não concluí",
  submit: "Aplicar",
  noMatch: {
    title: "Nada salvo com essas palavras",
    allRead: "Você já concluiu tudo o que salvou",
    titleUnread: "Nada a concluir com essas palavras",
    unread: "Aqui está só o que você ainda não concluiu. Veja tudo o que salvou.",
    text: "A busca olha só os títulos. Tente outra palavra ou veja tudo o que você salvou.",
    clear: "Ver tudo",
  },
};
