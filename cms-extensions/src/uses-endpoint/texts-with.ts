import type { Knex } from "knex";
import { cantonFigures } from "../../../contract/canton-figures.ts";
import { collectionOf } from "../../../contract/collections/all-collections.ts";
import {
  pagesCountingWith,
  type CountingPage,
} from "../../../contract/calculators/parameter-use.ts";
import { tools } from "../../../contract/tools.ts";
import { textsWithFacts } from "../content-hook/facts.ts";

/** Rows whose use is told in their forms. */
export const toldCollections = ["facts", "canton_figures", "parameter_sets"] as const;
export type ToldCollection = (typeof toldCollections)[number];

/** A text that shows it, as editors find it. */
export type UsingText = { collection: string; id: string; title: string; isShown: boolean };
export type Uses = { texts: UsingText[]; pages: CountingPage[] };

type Row = { id: string; title: string | null; status?: string };
type Key = { key: string | null };

const TEXTS = ["body", "plainBody"] as const;

const isTool = (page: CountingPage): page is keyof typeof tools => page in tools;

/** How a key is written where editors place it: patterns of SQL; none where it is placed nowhere. Pure. */
export function patternsOf(collection: ToldCollection, key: string): string[] {
  if (collection === "facts") return [`%{{fato:${escaped(key)}}}%`];
  if (collection === "canton_figures") {
    const words = Object.entries(cantonFigures).filter(([, name]) => name === key);
    // Two letters are the canton's.
    return words.map(([word]) => `%{{cantao:__-${word}}}%`);
  }
  return pagesOf(collection, key)
    .filter(isTool)
    .map((page) => `%{{ferramenta:${tools[page].word}}}%`);
}

const escaped = (key: string) => key.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pages of the portal that count with a parameter, by its key. Pure. */
export function pagesOf(collection: ToldCollection, key: string): CountingPage[] {
  const known: Readonly<Record<string, readonly CountingPage[]>> = pagesCountingWith;
  if (collection === "parameter_sets") return [...(known[key] ?? [])];
  return collection === "canton_figures" && key === "averageRentPrice" ? ["leftInCantons"] : [];
}

async function listTexts(database: Knex, collection: string, patterns: readonly string[]) {
  const hasStatus = collectionOf(collection)?.isPublished === true;
  const rows: Row[] = await database(collection)
    .where((either) => {
      for (const field of TEXTS)
        for (const pattern of patterns) void either.orWhere(field, "like", pattern);
    })
    .orderBy("title")
    .select("id", "title", ...(hasStatus ? ["status"] : []));
  return rows.map(({ id, title, status }) => ({
    ...{ collection, id, title: title ?? id },
    // A class has no state of its own.
    isShown: !hasStatus || status === "published",
  }));
}

/** What readers see change when this row does; null where there is no such row. */
export async function listUses(
  database: Knex,
  collection: ToldCollection,
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
  return { texts: texts.flat(), pages: pagesOf(collection, key) };
}
