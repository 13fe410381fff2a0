export const nothingFound = {
  noMatch: {
    query: "Nada em {{kind}} com “{{query}}”",
    everywhere: "Buscar em todo o portal",
    text: "Tente outras palavras ou tire algum filtro.",
  },
  swappedDays: {
    title: "A data “De” vem depois da data “Até”",
    text: "Entre {{from}} e {{until}} não cabe nenhum dia. Troque as duas datas de lugar ou tire uma delas.",
    action: "Trocar as datas",
  },
  pastTheEnd: {
    title: "A lista termina antes desta página",
    text: "Ela pode ter mudado desde que você abriu o link.",
    action: "Ir para a primeira página",
  },
};
