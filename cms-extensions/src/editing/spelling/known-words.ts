import type { Knex } from "knex";
import { asWritten, WORD, WORD_JOINT } from "./unknown-words";

const NAMES = ["term", "ptBr", "de", "fr", "it", "en"] as const;
type Term = Partial<Record<(typeof NAMES)[number], string | null>> & { spellings?: unknown };
type Canton = { name: string };

export async function listPortalWords(database: Knex): Promise<Set<string>> {
  const terms: Term[] = await database("glossary_terms").select(...NAMES, "spellings");
  const cantons: Canton[] = await database("Cantons").select("name");
  const names = terms.flatMap(({ spellings, ...term }) => [
    ...NAMES.flatMap((name) => term[name] ?? []),
    ...(Array.isArray(spellings) ? spellings.map(String) : []),
  ]);
  const all = [...names, ...cantons.map(({ name }) => name)];
  const words = all.flatMap((name) => name.toLowerCase().match(WORD) ?? []);
  return new Set(words.flatMap((word) => [word, ...word.split(WORD_JOINT)]).map(asWritten));
}
