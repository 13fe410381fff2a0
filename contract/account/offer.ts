import { areas, type PlannedArea } from "../shared/areas.ts";
import { FREE_DETAILS_A_DAY, FREE_TOPICS_A_MONTH, newChatsADay } from "./roles.ts";

/** What each tier gets in an area, open or not. */
export type AreaOffer = {
  area: PlannedArea;
  title: string;
  free: string;
  paying: string;
  /** The free part as it reads within a sentence; null if too small to mention. */
  freeInSentence: string | null;
};

const offer = (
  area: PlannedArea,
  free: string,
  paying: string,
  freeInSentence: string | null = null,
): AreaOffer => ({ area, title: areas[area].title, free, paying, freeInSentence });

const offers: readonly AreaOffer[] = [
  offer(
    "news",
    "Texto completo, busca e favoritos",
    "Filtro por cantão e resumo por e-mail",
    "notícias inteiras",
  ),
  offer(
    "cantons",
    "Mapa sem os números e um cantão de amostra",
    "Salário, aluguel, população e economia dos 26, lado a lado",
    "um cantão de amostra",
  ),
  offer("videos", "Vídeos abertos", "Todos", "vídeos abertos"),
  offer("courses", "A primeira aula de cada módulo", "Todos, com progresso e certificado"),
  offer(
    "articles",
    "Os abertos; nos demais, resumo e sumário",
    "Cada artigo inteiro",
    "artigos abertos",
  ),
  offer(
    "forum",
    `Ler, responder, votar e ${FREE_TOPICS_A_MONTH} tópicos por mês`,
    "Ler, responder, votar e tópicos sem limite",
    "o fórum",
  ),
  offer(
    "classifieds",
    `Listas, filtros e ${FREE_DETAILS_A_DAY} detalhes por dia`,
    "Todos os detalhes, buscas salvas e candidaturas",
    "as listas dos classificados",
  ),
  offer(
    "tools",
    "Câmbio e orçamento",
    "Também salário líquido, imposto na fonte, comparação de salários e hipoteca",
    "câmbio e orçamento",
  ),
  offer("chat", `Responder sempre; ${newChats(newChatsADay.free)}`, newChats(newChatsADay.paying)),
];

function newChats(count: number): string {
  return count === 1 ? "1 conversa nova por dia" : `${count} conversas novas por dia`;
}

export const openOffers = offers.filter(({ area }) => areas[area].isOpen);

/** Offers of future areas, without a date. They are never sold as available. */
export const comingOffers = offers.filter(({ area }) => !areas[area].isOpen);

/** What a free account includes today, such as "notícias inteiras e um cantão de amostra". */
export const freeToday = new Intl.ListFormat("pt-BR").format(
  openOffers.flatMap(({ freeInSentence }) => freeInSentence ?? []),
);
