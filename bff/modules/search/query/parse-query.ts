import { foldedPhrase, wordsOf } from "../../../../contract/content/search.ts";

export type ParsedQuery = {
  words: readonly string[];
  phrases: readonly (readonly string[])[];
  excluded: readonly (readonly string[])[];
  tags: readonly string[];
  authors: readonly string[];
};

const MAX_WORDS = 10;
const PART = /(?<sign>[-−#@]?)(?:["“”„](?<phrase>[^"“”„]*)["“”„]?|(?<word>[^\s"“”„]+))/gu;

/**
 * Parses `"frase"`, `-x`, `#tag`, `@name` and plain words. A hyphen within a word only splits it. Only the
 * first ten words count.
 */
export function parseQuery(text: string): ParsedQuery {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  const tags: string[] = [];
  const authors: string[] = [];
  for (const { groups = {} } of text.matchAll(PART)) {
    const { sign, phrase, word = "" } = groups;
    const found = wordsOf(phrase ?? word);
    if (found.length === 0) continue;
    if (sign === "#") tags.push(foldedPhrase(found.join(" ")).replaceAll(" ", "-"));
    else if (sign === "@") authors.push(foldedPhrase(found.join(" ")));
    else if (sign) excluded.push(found);
    else if (phrase !== undefined && found.length > 1) phrases.push(found);
    else words.push(...found);
  }
  return {
    words: words.slice(0, MAX_WORDS),
    phrases: phrases.slice(0, MAX_WORDS),
    excluded: excluded.slice(0, MAX_WORDS),
    tags: tags.slice(0, MAX_WORDS),
    authors: authors.slice(0, MAX_WORDS),
  };
}

const OF_A_QUESTION = new Set(
  (
    "quanto quantos quanta quantas qual quais como onde quando quem porque preciso precisa posso pode quero " +
    "devo deve fazer faco existe tem ter ser fica sobre pra pro pras pros vc voce eu ta to " +
    "what how where wie was wo comment combien"
  ).split(" "),
);

/**
 * Stems of words that fit many subjects, such as "trazer", "melhor", "Suíça" in this portal. Beside other words
 * they rank results, but neither require nor find any. So do amounts.
 */
const GENERAL = new Set(
  [
    // Verbs
    "abr acab acontec ach ajud busc cham cheg chegu cobr comec compens conhec consegu cust dar encontr entend",
    "escolh fal faz fech fic funcion ganh ir lev marc mor mud pag ped precis procur quer resolv sab signific",
    "tir traz usar uso val vir viv vou",
    // Qualities
    "alg algum barat boa bom car cert melhor men nov pior primeir tod",
    // Things, times and places of any subject
    "agor alguem ano anos aqu brasil brasileir chf cois dia dic diferenc duvid exempl form franc gui hoj hor",
    "inform list mes meses ontem pen pesso problem seman suic temp tip vez",
  ]
    .join(" ")
    .split(" "),
);

const NUMBER = /^\d+$/;

export const isGeneral = (stem: string): boolean => GENERAL.has(stem) || NUMBER.test(stem);

export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !OF_A_QUESTION.has(foldedPhrase(word)));
  return telling.length > 0 ? telling : words;
}
