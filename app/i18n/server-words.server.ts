import { RemixI18Next } from "remix-i18next/server";
import { LOCALE } from "./paths";
import { missingWord, sayWord, speakWith, type Speak, type Words } from "./translator";

type WordFile = { readonly [name: string]: unknown };

const files = import.meta.glob<WordFile>(
  ["./pt-BR/**/*.ts", "../**/words.ts", "../**/*.words.ts"],
  {
    eager: true,
  },
);
const isWords = (value: unknown): value is Words => typeof value === "object" && value !== null;

const namespaces = new Map(
  Object.entries(files).flatMap(([path, file]) =>
    Object.entries(file).flatMap(([name, words]): [Words, string][] =>
      isWords(words) ? [[words, `${path}/${name}`]] : [],
    ),
  ),
);

/** One language today; add the next one here and in the route map. */
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
    // React escapes its output.
    interpolation: { escapeValue: false },
    // A text may contain a colon.
    nsSeparator: false,
  },
});

export const localeOf = (request: Request): Promise<string> => locales.getLocale(request);

/**
 * Makes i18next resolve every text rendered on the server: pages, heads, errors. A text without values is
 * looked up once.
 */
export async function speakOnServer(): Promise<void> {
  const t = await locales.getFixedT(LOCALE);
  const fixed = new Map<Words, Map<string, string>>(
    [...namespaces.keys()].map((words) => [words, new Map()]),
  );

  const speak: Speak = (feature, words, key, values) => {
    const ns = namespaces.get(words);
    // Texts defined beside their page, not in a language file.
    if (!ns) return sayWord(feature, words, key, values);
    const known = values ? undefined : fixed.get(words)?.get(key);
    if (known !== undefined) return known;
    const word = t(key, { ...values, ns, defaultValue: missingWord(feature, key) });
    if (!values) fixed.get(words)?.set(key, word);
    return word;
  };
  speakWith(speak);
}
