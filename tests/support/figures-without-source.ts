import { Window } from "happy-dom";

/** Amounts, percentages and quantities on a page, in any notation. */
const FIGURE =
  /(?:CHF|BRL|EUR|USD|R\$)\s?[−-]?\d|\d\s?(?:%|km²|GB\b)|\d\s(?:mil|milhões|habitantes|municípios)\b/;
const YEAR = /\b20\d\d\b/;
/** A figure's source must be within one of these, or within its container. */
const BELONGING = "tr, li, article, section, figure, details, dialog, form, [data-figures]";
/** Members' own input and its labels, and links elsewhere. */
const NO_FIGURE =
  "script, style, template, nav, header, footer, label, option, legend, [data-typed], [data-source], [id$=-hint], [id$=-error], noscript";

/** The start or end of one of these also ends a sentence. */
const BLOCK = "h1, h2, h3, h4, h5, h6, p, li, dt, dd, tr, td, th, div, section, caption, summary";

type Node = { nodeType: number; textContent: string | null };
type Part = Node & {
  childNodes: Iterable<Node | Part>;
  parentElement: Part | null;
  matches(selector: string): boolean;
  querySelectorAll(selector: string): Iterable<Part>;
  closest(selector: string): Part | null;
};

const isPart = (node: Node | Part): node is Part => node.nodeType === 1;

function wordsOf(node: Node | Part): string {
  if (!isPart(node)) return node.nodeType === 3 ? (node.textContent ?? "") : "";
  const words = [...node.childNodes].map((child) => wordsOf(child)).join("");
  return node.matches(BLOCK) ? ` ¶ ${words} ¶ ` : words;
}

const textOf = (part: Part) =>
  wordsOf(part)
    .replace(/[\s¶]*¶[\s¶]*/g, " ¶ ")
    .replace(/^[\s¶]+|[\s¶]+$/g, "")
    .replace(/\s+/g, " ");

/** True if the source names a publisher and a year, in its own text or in its row. */
function isSourceWithYear(source: Part): boolean {
  const around = source.closest("tr, li") ?? source;
  return textOf(source).length > 1 && (YEAR.test(textOf(source)) || YEAR.test(textOf(around)));
}

function hasSource(part: Part, main: Part): boolean {
  for (let place: Part | null = part; place && place !== main; place = place.parentElement) {
    if (!place.matches(BELONGING)) continue;
    if ([...place.querySelectorAll("[data-source]")].some(isSourceWithYear)) return true;
  }
  return false;
}

/** Number of figures on a page, and those without source and year in their container. */
export function readFigures(html: string): { count: number; without: string[] } {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true } });
  const document = new window.DOMParser().parseFromString(html, "text/html");
  const main = document.querySelector("main") as unknown as Part | null;
  if (!main) throw new Error("The page has no main part");
  const without: string[] = [];
  let count = 0;
  for (const part of main.querySelectorAll("*")) {
    const isInnermost = ![...part.querySelectorAll("*")].some((each) => FIGURE.test(textOf(each)));
    if (!isInnermost || !FIGURE.test(textOf(part)) || part.closest(NO_FIGURE)) continue;
    count++;
    if (!hasSource(part, main)) without.push(textOf(part).slice(0, 120));
  }
  void window.happyDOM.close();
  return { count, without };
}
