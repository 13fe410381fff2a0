import type { Knex } from "knex";
import {
  readFigureKey,
  readOwnFigureKey,
} from "../../../../contract/switzerland/canton-figures.ts";
import {
  listKeys,
  listMisspelt,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  listPlaces,
  MAX_EMBEDS,
  replaceParagraphs,
  writtenPlace,
  type PlaceKind,
} from "../../../../contract/content/rich-text.ts";
import { findTool, toolWords } from "../../../../contract/calculators/tools.ts";

type Placeable = { key: string; isFree: boolean };

async function listFacts(
  database: Knex,
  keys: readonly string[],
  ownId: unknown,
): Promise<Placeable[]> {
  if (keys.length === 0) return [];
  const rows: { key: string; article: string | null; isOpen: boolean | null }[] = await database(
    "facts",
  )
    .leftJoin("articles", "articles.id", "facts.article")
    .where("facts.status", "published")
    .whereIn("facts.key", keys)
    .select(
      "facts.key",
      "facts.article",
      database.raw(`articles.status = 'published' and articles.access = 'free' as "isOpen"`),
    );
  return rows.map(({ key, article, isOpen }) => ({
    key,
    isFree: article === null || article === ownId || isOpen === true,
  }));
}

async function listFilms(database: Knex, slugs: readonly string[]): Promise<Placeable[]> {
  if (slugs.length === 0) return [];
  const rows: { slug: string; access: string }[] = await database("videos")
    .where("status", "published")
    .whereIn("slug", slugs)
    .select("slug", "access");
  return rows.map(({ slug, access }) => ({ key: slug, isFree: access === "free" }));
}

function whyEmpty(
  {
    keys,
    found,
    isFree,
  }: { keys: readonly string[]; found: readonly Placeable[]; isFree: boolean },
  said: (key: string) => string,
): string | null {
  const none = keys.find((requested) => !found.some(({ key }) => key === requested));
  if (none) return `${said(none)} não existe ou não está publicado.`;
  const paid = found.find((each) => isFree && !each.isFree);
  return paid
    ? `${said(paid.key)} não é de todos: quem lê este texto sem pagar não o encontraria (é só para assinantes, ou de um artigo que não está publicado).`
    : null;
}

async function findUncounted(database: Knex, keys: readonly string[]): Promise<string | undefined> {
  const named = keys.map((key) => ({ key, figure: readFigureKey(key) }));
  const codes = named.flatMap(({ figure }) => figure?.canton ?? []);
  const rows: { cantonCode: string }[] =
    codes.length === 0
      ? []
      : await database("Cantons").whereIn("cantonCode", codes).select("cantonCode");
  const cantons = new Set(rows.map(({ cantonCode }) => cantonCode));
  return named.find(({ figure }) => !figure || !cantons.has(figure.canton))?.key;
}

export type ShortcodeTexts = {
  texts: readonly string[];
  id: unknown;
  isFree: boolean;
  isClass: boolean;
};

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
    const key = listKeys(html, kind)[MAX_EMBEDS];
    return key === undefined ? [] : { name, written: writtenPlace({ kind, key }) };
  });
  return first
    ? `Um texto tem até ${MAX_EMBEDS} ${first.name} diferentes: “${first.written}” ficaria vazio.`
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

/**
 * The first embed that readers would see empty or as raw braces, as a sentence for editors; null if there
 * is none.
 */
export async function findEmptyPlace(
  database: Knex,
  { texts, id, isFree, isClass }: ShortcodeTexts,
): Promise<string | null> {
  const text = texts.join(" ");
  const [misspelt] = listMisspelt(text);
  if (misspelt) {
    return `“${misspelt}” não é nada que o portal conheça: use {{fato:…}}, {{cantao:…}}, {{video:…}} ou {{ferramenta:…}}, em letras minúsculas.`;
  }
  const [misplaced] = texts.flatMap((each) => whyMisplaced(each) ?? []);
  if (misplaced) return misplaced;
  const keys = listKeys(text, "fact");
  const facts = { keys, found: await listFacts(database, keys, id), isFree };
  const fact = whyEmpty(facts, (key) => `O fato “${key}”`);
  if (fact) return fact;
  const cantonKeys = listKeys(text, "canton");
  const [own] = cantonKeys.filter((key) => readOwnFigureKey(key));
  if (own && !isClass)
    return `“${own}” só existe em aulas: nos outros textos, escreva a sigla do cantão, como em {{cantao:zh-aluguel}}.`;
  const figure = await findUncounted(
    database,
    cantonKeys.filter((key) => !readOwnFigureKey(key)),
  );
  if (figure) {
    return `“${figure}” não é um número de cantão: use a sigla e populacao, salario, aluguel, pib, area ou premio, como em {{cantao:zh-aluguel}}.`;
  }
  const tool = listKeys(text, "tool").find((word) => !findTool(word));
  if (tool) {
    return `“${tool}” não é uma calculadora: use ${toolWords.join(", ")}, como em {{ferramenta:hipoteca}}.`;
  }
  const slugs = listKeys(text, "video");
  const films = { keys: slugs, found: await listFilms(database, slugs), isFree };
  return whyEmpty(films, (slug) => `O vídeo “${slug}”`);
}
