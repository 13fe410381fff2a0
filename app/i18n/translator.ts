const PLACE = /\{\{(\w+)\}\}/g;
const plurals = new Intl.PluralRules("pt-BR");

export type Words = { readonly [key: string]: string | Words };

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`;
type Leaf<T extends Words> = {
  [K in keyof T & string]: T[K] extends Words ? Join<K, Leaf<T[K]>> : K;
}[keyof T & string];
type WithoutPlural<K extends string> =
  K extends `${infer Base}_${"zero" | "one" | "other" | "many"}` ? Base : K;
export type WordKey<T extends Words> = WithoutPlural<Leaf<T>>;

export type Translate<T extends Words> = (
  key: WordKey<T>,
  values?: Record<string, string | number>,
) => string;

/** The word at the end of `list.count`; for a count first the form that the number asks for. */
function find(words: Words, key: string, count: unknown): string | undefined {
  const path = key.split(".");
  const last = path.pop() ?? "";
  const group = path.reduce<Words | string | undefined>(
    (level, name) => (typeof level === "object" ? level[name] : undefined),
    words,
  );
  if (typeof group !== "object") return undefined;
  const forms =
    typeof count === "number"
      ? [...(count === 0 ? ["_zero"] : []), `_${plurals.select(count)}`, "_other", ""]
      : [""];
  return forms.map((form) => group[last + form]).find((word) => typeof word === "string");
}

/** Finds a word of a feature and fills in its values. */
export type Speak = (
  feature: string,
  words: Words,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

const NO_VALUES = {};

/** A word found and filled in by hand, as i18next would do it. */
export const sayWord: Speak = (feature, words, key, values = NO_VALUES) => {
  const word = find(words, key, values["count"]) ?? missingWord(feature, key);
  return word.replace(PLACE, (_, name: string) => String(values[name] ?? ""));
};

let speak: Speak = sayWord;

/** The server speaks by i18next; the browser does without its 12 kB (decision 0055). */
export function speakWith(other: Speak): void {
  speak = other;
}

/** What a missing word shows: the place where it should stand. */
export const missingWord = (feature: string, key: string): string => `${feature}.${key}`;

/**
 * A typed `t` over one feature's words, written as i18next writes them: `{{name}}` takes a value as it is,
 * and `count` chooses among `_zero`, `_one`, `_many` and `_other`. A feature's words travel in the chunk
 * that imports them, so a page downloads only its own.
 */
export function translator<const T extends Words>(feature: string, words: T): Translate<T> {
  return (key, values) => speak(feature, words, key, values);
}
