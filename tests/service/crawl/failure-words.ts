import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";

type Words = { readonly [key: string]: string | Words };

/** The gallery shows every state, including failures. */
const WITHOUT = /\/ui-gallery\//;

const NOT_LOADED =
  /não (foi possível|conseguimos|deu para) (carregar|buscar|mostrar)|não (pôde|puderam) ser (carregad|lid|mostrad)|não carreg(ou|aram)/i;
/** Keys for texts about a missing response. */
const AWAY_KEY = /^(unavailable|away|failed)/;
const NO_ANSWER =
  /não (conseguimos (ler|ver|abrir)|deu para (ler|ver))|não est(á|ão) dispon|sem resposta|demorando mais|não conseguiu (responder|verificar)/i;
const SHORTEST = 18;

/** The longest part of a text without placeholders. */
const literalOf = (text: string): string =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "");

function collect(words: Words, path: readonly string[]): string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    if (typeof word !== "string") return collect(word, [...path, key]);
    const isUnavailable =
      [...path, key].some((name) => AWAY_KEY.test(name)) && NO_ANSWER.test(word);
    if (!isUnavailable && !NOT_LOADED.test(word)) return [];
    const literal = literalOf(word);
    return literal.length < SHORTEST ? [] : [literal];
  });
}

/** Texts that the portal's pages show if loading failed, from its own words. */
export async function listFailureWords(): Promise<string[]> {
  const files = globSync(["app/i18n/pt-BR/**/*.ts", "app/**/words.ts", "app/**/*.words.ts"]).filter(
    (file) => !WITHOUT.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, Words>>),
  );
  const said = modules.flatMap((module) =>
    Object.values(module).flatMap((words) => collect(words, [])),
  );
  return [...new Set(said)];
}
