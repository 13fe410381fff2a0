import type { Knex } from "knex";
import { readFigureKey } from "../../../contract/canton-figures.ts";
import { listKeys, listMisspelt } from "../../../contract/text-places.ts";
import { findTool, toolWords } from "../../../contract/tools.ts";

async function findUnpublished(
  database: Knex,
  { table, column, keys }: { table: string; column: string; keys: readonly string[] },
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const rows: Record<string, string>[] = await database(table)
    .where("status", "published")
    .whereIn(column, keys)
    .select(column);
  const found = new Set(rows.map((row) => row[column]));
  return keys.find((key) => !found.has(key));
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

/**
 * The first place of a text that readers would find empty, or see with its braces, in a sentence for editors;
 * null where there is none.
 */
export async function findEmptyPlace(database: Knex, text: string): Promise<string | null> {
  const [misspelt] = listMisspelt(text);
  if (misspelt) {
    return `“${misspelt}” não é nada que o portal conheça: use {{fato:…}}, {{cantao:…}}, {{video:…}} ou {{ferramenta:…}}, em letras minúsculas.`;
  }
  const keys = listKeys(text, "fact");
  const fact = await findUnpublished(database, { table: "facts", column: "key", keys });
  if (fact) return `O fato “${fact}” não existe ou não está publicado.`;
  const figure = await findUncounted(database, listKeys(text, "canton"));
  if (figure) {
    return `“${figure}” não é um número de cantão: use a sigla e populacao, salario, aluguel, pib, area ou premio, como em {{cantao:zh-aluguel}}.`;
  }
  const tool = listKeys(text, "tool").find((word) => !findTool(word));
  if (tool) {
    return `“${tool}” não é uma calculadora: use ${toolWords.join(", ")}, como em {{ferramenta:hipoteca}}.`;
  }
  const slugs = listKeys(text, "video");
  const video = await findUnpublished(database, { table: "videos", column: "slug", keys: slugs });
  return video ? `O vídeo “${video}” não existe ou não está publicado.` : null;
}
