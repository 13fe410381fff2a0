import { RemixI18Next } from "remix-i18next/server";
import { LOCALE } from "./paths";
import { missingWord, sayWord, speakWith, type Speak, type Words } from "./translator";

type WordFile = { readonly [name: string]: unknown };

const files = import.meta.glob<WordFile>("./pt-BR/*.ts", { eager: true });
const isWords = (value: unknown): value is Words => typeof value === "object" && value !== null;

/** Each object of words, with a namespace of its own: its file and its name there. */
const namespaces = new Map(
  Object.entries(files).flatMap(([path, file]) =>
    Object.entries(file).flatMap(([name, words]): [Words, string][] =>
      isWords(words) ? [[words, `${path}/${name}`]] : [],
    ),
  ),
);

/** One language today; the next one is added here and in the map of routes. */
const locales = new RemixI18Next({
  detection: {
    supportedLanguages: [LOCALE],
    fallbackLanguage: LOCALE,
    order: ["custom", "header"],
    findLocale: async (request) => new URL(request.url).pathname.split("/")[1] ?? null,
  },
  i18next: {
    lng: LOCALE,
    fallbackLng: LOCALE,
    resources: {
      [LOCALE]: Object.fromEntries([...namespaces].map(([words, name]) => [name, words])),
    },
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    // A word may hold a colon.
    nsSeparator: false,
  },
});

/** The language of a request: that of its address, else one that its browser names. */
export const localeOf = (request: Request): Promise<string> => locales.getLocale(request);

/**
 * Lets i18next find and fill in every word that the server draws: pages, their heads, errors.
 * A word without values is looked up once.
 */
export async function speakOnServer(): Promise<void> {
  const t = await locales.getFixedT(LOCALE);
  const fixed = new Map<Words, Map<string, string>>(
    [...namespaces.keys()].map((words) => [words, new Map()]),
  );

  const speak: Speak = (feature, words, key, values) => {
    const ns = namespaces.get(words);
    // Words that stand beside their page, not in a file of the language.
    if (!ns) return sayWord(feature, words, key, values);
    const known = values ? undefined : fixed.get(words)?.get(key);
    if (known !== undefined) return known;
    const word = t(key, { ...values, ns, defaultValue: missingWord(feature, key) });
    if (!values) fixed.get(words)?.set(key, word);
    return word;
  };
  speakWith(speak);
}
