import i18next from "i18next";

/**
 * One i18next instance, one language, words added by the features that use them. A feature's words
 * travel in the chunk that imports them, so a page downloads only its own.
 */
const instance = i18next.createInstance({
  lng: "pt-BR",
  resources: {},
  interpolation: { escapeValue: false },
  initImmediate: false,
  showSupportNotice: false,
} as Parameters<typeof i18next.createInstance>[0]);
void instance.init();

const MAX_REMEMBERED = 500;

type Words = { readonly [key: string]: string | Words };

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

/** A typed `t` over one feature's words; plural forms are chosen by `count`. */
export function translator<const T extends Words>(feature: string, words: T): Translate<T> {
  instance.addResourceBundle("pt-BR", feature, words, true, true);
  const translate = instance.getFixedT("pt-BR", feature);
  // i18next resolves languages and options anew for each call; the same call has the same answer.
  const known = new Map<string, string>();
  return (key, values) => {
    const call = values ? `${key}\n${JSON.stringify(values)}` : key;
    const answer = known.get(call) ?? (translate(key as string, values ?? {}) as string);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(call, answer);
    return answer;
  };
}
