import type { Knex } from "knex";
import { cantonFigures } from "../../../../contract/switzerland/canton-figures.ts";
import {
  isInScenarios,
  listPagesUsing,
  pagesShowing,
  type FigurePage,
} from "../../../../contract/calculators/parameter-use.ts";
import { tools } from "../../../../contract/calculators/tools.ts";
import { textsWithFacts } from "../../content/publishing/facts.ts";

export const announcedCollections = ["facts", "canton_figures", "parameter_sets"] as const;
export type AnnouncedCollection = (typeof announcedCollections)[number];

export type UsingText = { collection: string; id: string; title: string; isShown: boolean };
export type Uses = {
  texts: UsingText[];
  pages: FigurePage[];
  isInScenarios: boolean;
};

type Row = { id: string; title: string | null; status: string };
type Key = { key: string | null };

const TEXTS = ["body", "plainBody"] as const;

const isTool = (page: FigurePage): page is keyof typeof tools => page in tools;

export function patternsOf(collection: AnnouncedCollection, key: string): string[] {
  if (collection === "facts") return [`%{{fato:${escaped(key)}}}%`];
  if (collection === "canton_figures") {
    const words = Object.entries(cantonFigures).filter(([, name]) => name === key);
    // Two letters are the canton's code; "meu" is the reader's canton.
    return words.flatMap(([word]) => [`%{{cantao:__-${word}}}%`, `%{{cantao:meu-${word}}}%`]);
  }
  return pagesOf(collection, key)
    .filter(isTool)
    .map((page) => `%{{ferramenta:${tools[page].word}}}%`);
}

const escaped = (key: string) => key.replaceAll(/[\\%_]/g, String.raw`\$&`);

export function pagesOf(collection: AnnouncedCollection, key: string): FigurePage[] {
  if (collection === "canton_figures") return pagesShowing(key);
  return collection === "parameter_sets" ? listPagesUsing(key) : [];
}

async function listTexts(database: Knex, collection: string, patterns: readonly string[]) {
  const isClass = collection === "course_classes";
  const query = database(collection);
  // A class has no status of its own: its course decides.
  if (isClass)
    void query
      .join("course_modules", "course_modules.id", "course_classes.module")
      .join("courses", "courses.id", "course_modules.course");
  const status = `${isClass ? "courses" : collection}.status`;
  const rows: Row[] = await query
    .where((either) => {
      for (const field of TEXTS)
        for (const pattern of patterns)
          void either.orWhere(`${collection}.${field}`, "like", pattern);
    })
    .orderBy(`${collection}.title`)
    .select(`${collection}.id`, `${collection}.title`, status);
  return rows.map(({ id, title, ...row }) => ({
    ...{ collection, id, title: title ?? id },
    isShown: row.status === "published",
  }));
}

export async function listUses(
  database: Knex,
  collection: AnnouncedCollection,
  id: string,
): Promise<Uses | null> {
  const row: Key | undefined = await database(collection).where({ id }).first("key");
  if (!row) return null;
  const key = row.key ?? "";
  const patterns = key === "" ? [] : patternsOf(collection, key);
  const texts =
    patterns.length === 0
      ? []
      : await Promise.all(textsWithFacts.map((each) => listTexts(database, each, patterns)));
  return {
    texts: texts.flat(),
    pages: pagesOf(collection, key),
    isInScenarios: collection === "parameter_sets" && isInScenarios(key),
  };
}
