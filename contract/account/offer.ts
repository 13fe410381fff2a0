import { areas, type PlannedArea } from "../shared/areas.ts";
import { isOpenPath } from "../shared/closed-paths.ts";
import { listOpenClassifieds, shelfPages } from "../shared/shelves.ts";
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

const inSentence = new Intl.ListFormat("pt-BR");

const offer = (
  area: PlannedArea,
  free: string,
  paying: string,
  freeInSentence: string | null = null,
): AreaOffer => ({ area, title: areas[area].title, free, paying, freeInSentence });

/** Within a sentence, in the order of the sale. */
const calculators = [
  { name: "salário líquido", path: shelfPages["net-salary"].path, isFree: false },
  { name: "imposto na fonte", path: shelfPages["withholding-tax"].path, isFree: false },
  { name: "comparação de salários", path: shelfPages["salary-comparison"].path, isFree: false },
  { name: "hipoteca", path: shelfPages.mortgage.path, isFree: false },
  { name: "câmbio", path: shelfPages.currency.path, isFree: true },
  { name: "orçamento", path: "/app/tools/budget", isFree: true },
  { name: "seguro-desemprego", path: shelfPages.unemployment.path, isFree: true },
] as const;

const openTools = () => calculators.filter(({ path }) => isOpenPath(path));

/** Names of the open calculators of a tier, such as "câmbio e orçamento". */
const toolsOf = (isFree: boolean): string =>
  inSentence.format(
    openTools()
      .filter((tool) => tool.isFree === isFree)
      .map(({ name }) => name),
  );

export const describeTools = (): string => inSentence.format(openTools().map(({ name }) => name));

/** Names of the open pages, such as "Vagas, transporte e supermercado". */
export const describeClassifieds = (): string =>
  capitalized(
    inSentence.format(listOpenClassifieds().map((name) => shelfPages[name].title.toLowerCase())),
  );

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listOffers = (): AreaOffer[] => [
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
  offer("tools", capitalized(toolsOf(true)), describePaidTools(), toolsOf(true)),
  offer("chat", `Responder sempre; ${newChats(newChatsADay.free)}`, newChats(newChatsADay.paying)),
];

function describePaidTools(): string {
  const paid = toolsOf(false);
  return paid ? `Também ${paid}` : capitalized(toolsOf(true));
}

function newChats(count: number): string {
  return count === 1 ? "1 conversa nova por dia" : `${count} conversas novas por dia`;
}

export const listOpenOffers = (): AreaOffer[] =>
  listOffers().filter(({ area }) => areas[area].isOpen);

/** Offers of future or empty areas, without a date. They are never sold as available. */
export const listComingOffers = (): AreaOffer[] =>
  listOffers().filter(({ area }) => !areas[area].isOpen);

/** What a free account includes today, such as "notícias inteiras e um cantão de amostra". */
export const describeFreeToday = (): string =>
  inSentence.format(listOpenOffers().flatMap(({ freeInSentence }) => freeInSentence ?? []));
