import type { Knex } from "knex";
import {
  readFigureKey,
  readOwnFigureKey,
} from "../../../../contract/switzerland/canton-figures.ts";
import { listKeys, listMisspelt } from "../../../../contract/content/rich-text.ts";
import { findTool, toolWords } from "../../../../contract/calculators/tools.ts";
import { whyMisplaced } from "./misplaced";

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
  const none = keys.find((wanted) => !found.some(({ key }) => key === wanted));
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

export type PlacedTexts = {
  texts: readonly string[];
  id: unknown;
  isFree: boolean;
  isClass: boolean;
};

/**
 * The first embed that readers would see empty or as raw braces, as a sentence for editors; null if there
 * is none.
 */
export async function findEmptyPlace(
  database: Knex,
  { texts, id, isFree, isClass }: PlacedTexts,
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
