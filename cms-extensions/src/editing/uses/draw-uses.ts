import { h } from "vue";
import { otherPages, type FigurePage } from "../../../../contract/calculators/parameter-use.ts";
import { contentKinds, kindFacts } from "../../../../contract/content/kinds.ts";
import type { Uses, UsingText } from "./texts-with.ts";

const pageNames: Readonly<Record<FigurePage, string>> = {
  ...otherPages,
  netSalary: "Salário líquido",
  withholdingCheck: "Conferir o imposto na fonte",
  salaryComparison: "Comparar salário",
  mortgage: "Hipoteca",
  budget: "Orçamento",
  unemployment: "Seguro-desemprego",
  currency: "Câmbio",
};
const textNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(contentKinds.map((kind) => [kind, kindFacts[kind].singular])),
  course_classes: "Aula",
};
const LINK = "color: var(--theme--primary); text-decoration: underline";
const LIST = "margin: 0 0 8px; padding-inline-start: 20px";

export const drawHead = (text: string) =>
  h("p", { style: "margin: 0 0 4px; font-weight: 600" }, text);
export const drawLine = (text: string) => h("p", { style: "margin: 0" }, text);

const textItem = ({ collection, id, title, isShown }: UsingText) =>
  h("li", { key: id }, [
    `${textNames[collection] ?? collection}: `,
    h("a", { href: `/admin/content/${collection}/${id}`, target: "_blank", style: LINK }, title),
    isShown ? "" : " (não publicado)",
  ]);
const pageItem = (page: FigurePage) => h("li", { key: page }, pageNames[page]);

export function drawUses({ texts, pages, isInScenarios }: Uses) {
  if (texts.length === 0 && pages.length === 0)
    return [drawLine("Nenhum texto nem página do portal mostra isto pelo nome.")];
  const ofTexts = [
    drawHead("Textos que mudam junto:"),
    h("ul", { style: LIST }, texts.map(textItem)),
  ];
  const ofPages = [
    drawHead("Páginas que mudam junto:"),
    h("ul", { style: LIST }, pages.map(pageItem)),
  ];
  const stored =
    "Os cenários que membros guardaram são refeitos; quem pediu aviso fica sabendo se o líquido mudar.";
  return [
    ...(texts.length > 0 ? ofTexts : []),
    ...(pages.length > 0 ? ofPages : []),
    ...(isInScenarios ? [drawLine(stored)] : []),
  ];
}
