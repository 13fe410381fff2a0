import { h } from "vue";
import {
  otherCounts,
  pagesCountingWith,
  type CountingPage,
} from "../../../contract/calculators/parameter-use.ts";
import type { Uses, UsingText } from "../uses-endpoint/texts-with.ts";

/** What the portal calls them. */
const pageNames: Readonly<Record<CountingPage, string>> = {
  ...otherCounts,
  netSalary: "Salário líquido",
  withholdingCheck: "Conferir o imposto na fonte",
  salaryComparison: "Comparar salário",
  mortgage: "Hipoteca",
  budget: "Orçamento",
  currency: "Câmbio",
};
const textNames: Readonly<Record<string, string>> = {
  news: "Notícia",
  articles: "Artigo",
  course_classes: "Aula",
};
/** Members keep results of these, which are counted anew. */
const keptCounts: readonly CountingPage[] = pagesCountingWith["calc.ahv"];

const LINK = "color: var(--theme--primary); text-decoration: underline";
const LIST = "margin: 0 0 8px; padding-inline-start: 20px";

/** A line above a list. */
export const drawHead = (text: string) =>
  h("p", { style: "margin: 0 0 4px; font-weight: 600" }, text);
/** A line by itself. */
export const drawLine = (text: string) => h("p", { style: "margin: 0" }, text);

const textItem = ({ collection, id, title, isShown }: UsingText) =>
  h("li", { key: id }, [
    `${textNames[collection] ?? collection}: `,
    h("a", { href: `/admin/content/${collection}/${id}`, target: "_blank", style: LINK }, title),
    isShown ? "" : " (fora do ar)",
  ]);
const pageItem = (page: CountingPage) => h("li", { key: page }, pageNames[page]);

/** Texts and calculators that change for readers with a row. */
export function drawUses({ texts, pages }: Uses) {
  if (texts.length === 0 && pages.length === 0)
    return [drawLine("Nenhum texto e nenhuma calculadora mostram isto.")];
  const ofTexts = [
    drawHead("Textos que mudam junto:"),
    h("ul", { style: LIST }, texts.map(textItem)),
  ];
  const ofPages = [
    drawHead("Contas que mudam junto:"),
    h("ul", { style: LIST }, pages.map(pageItem)),
  ];
  const kept =
    "Cenários guardados por membros são refeitos; quem guardou um é avisado do que mudou.";
  return [
    ...(texts.length > 0 ? ofTexts : []),
    ...(pages.length > 0 ? ofPages : []),
    ...(pages.some((page) => keptCounts.includes(page)) ? [drawLine(kept)] : []),
  ];
}
