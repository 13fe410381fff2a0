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

export type Speak = (
  feature: string,
  words: Words,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

const NO_VALUES = {};

export const sayWord: Speak = (feature, words, key, values = NO_VALUES) => {
  const word = find(words, key, values["count"]) ?? missingWord(feature, key);
  return word.replace(PLACE, (_, name: string) => String(values[name] ?? ""));
};

let speak: Speak = sayWord;

/** The server uses i18next; the browser saves its 12 kB (decision 0055). */
export function speakWith(other: Speak): void {
  speak = other;
}

export const missingWord = (feature: string, key: string): string => `${feature}.${key}`;

/**
 * A typed `t` for one feature's texts, in i18next's format: `{{name}}` inserts a value unescaped, and
 * `count` selects `_zero`, `_one`, `_many` or `_other`. Texts are bundled with the code that imports them,
 * so a page downloads only its own.
 */
export function translator<const T extends Words>(feature: string, words: T): Translate<T> {
  return (key, values) => speak(feature, words, key, values);
}
