import {
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  listKeys,
  listPlaces,
  MOST_PLACES,
  replaceParagraphs,
  writtenPlace,
  type PlaceKind,
} from "../../../../contract/content/rich-text.ts";

const NAMES: readonly [PlaceKind, string][] = [
  ["fact", "fatos"],
  ["canton", "números de cantões"],
  ["video", "vídeos"],
  ["tool", "calculadoras"],
];

const TAG_OR_WORDS = /<[^<>]*>|[^<]+/g;
const TAG_NAME = /^<(\/?)(\w*)/;
const PARAGRAPH = /<p(\s[^<>]*)?>/gi;
const PARAGRAPH_END = /<\/p>/gi;
const NO_BREAK_SPACE = /&(?:nbsp|#160|#xa0);/gi;
const LANG = /\slang=/i;
const CLASSES = /\sclass="([^"]*)"/i;

const hasClass = (tag: string, name: string) =>
  CLASSES.exec(tag)?.[1]?.split(/\s+/).includes(name) === true;

/**
 * Why an embed would stay empty at its position, whatever its key, as a sentence for editors; null if there
 * is no problem.
 * @param html as the editor writes it
 */
export function whyMisplaced(html: string): string | null {
  return whyTooMany(html) ?? whyFilmAmongWords(html) ?? whyClosedIn(html);
}

function whyTooMany(html: string): string | null {
  const [first] = NAMES.flatMap(([kind, name]) => {
    const key = listKeys(html, kind)[MOST_PLACES];
    return key === undefined ? [] : { name, written: writtenPlace({ kind, key }) };
  });
  return first
    ? `Um texto tem até ${MOST_PLACES} ${first.name} diferentes: “${first.written}” ficaria vazio.`
    : null;
}

/**
 * HTML as the portal shows it: a paragraph keeps only its language and its mark as a picture's credit line.
 */
const asShown = (html: string) =>
  html
    .replaceAll(NO_BREAK_SPACE, "\u00a0")
    .replaceAll(PARAGRAPH, (tag) => (LANG.test(tag) || hasClass(tag, CREDIT_CLASS) ? tag : "<p>"))
    .replaceAll(PARAGRAPH_END, "</p>");

function whyFilmAmongWords(html: string): string | null {
  const rest = replaceParagraphs(asShown(html), () => "");
  const [key] = listKeys(rest, "video");
  return key === undefined
    ? null
    : `“${writtenPlace({ kind: "video", key })}” ficaria vazio: ponha o vídeo sozinho num parágrafo normal, fora de frases e de listas.`;
}

function closedName(tag: string, name: string): string | null {
  if (name === "a") return "num link";
  if (name === "span") return hasClass(tag, FOOTNOTE_CLASS) ? "numa nota de rodapé" : null;
  return "num título";
}

/** Elements that cannot contain embeds, or that can be nested in one of the same name. */
const NESTED = /^(?:a|span|h[1-6])$/;

function whyClosedIn(html: string): string | null {
  let open: { name: string; closed: string | null }[] = [];
  for (const [piece] of html.matchAll(TAG_OR_WORDS)) {
    const [isTag, end, written = ""] = TAG_NAME.exec(piece) ?? [];
    const [place] = listPlaces(piece);
    const closed = isTag
      ? "no endereço de um link ou na descrição de uma imagem"
      : open.findLast((each) => each.closed)?.closed;
    if (place && closed)
      return `“${writtenPlace(place)}” ficaria vazio ${closed}: escreva no texto corrido.`;
    const name = written.toLowerCase();
    if (!isTag || !NESTED.test(name)) continue;
    if (end === "") open.push({ name, closed: closedName(piece, name) });
    else {
      const last = open.findLastIndex((each) => each.name === name);
      open = open.filter((_, at) => at !== last);
    }
  }
  return null;
}
