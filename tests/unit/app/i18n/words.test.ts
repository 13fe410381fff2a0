import i18next from "i18next";
import { afterEach, expect, test } from "vitest";
import { errorPage } from "~/features/error-page/words";
import { speakOnServer } from "~/i18n/server-words.server";
import { sayWord, speakWith, translator } from "~/i18n/translator";

type Words = { readonly [key: string]: string | Words };

const files = import.meta.glob<Record<string, unknown>>(
  ["/app/i18n/pt-BR/**/*.ts", "/app/**/words.ts", "/app/**/*.words.ts"],
  { eager: true },
);
const COUNTS = [0, 1, 1.5, 2, 21, 1_234];

const isWords = (value: unknown): value is Words => typeof value === "object" && value !== null;

function listKeys(words: Words, before = ""): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === "string" ? [before + name] : listKeys(word, `${before}${name}.`),
  );
}

/** Result of each word in i18next, for the words of `feature`. */
async function createReference(feature: string, words: Words) {
  const reference = i18next.createInstance();
  await reference.init({
    lng: "pt-BR",
    resources: { "pt-BR": { [feature]: words } },
    interpolation: { escapeValue: false },
  });
  return reference.getFixedT("pt-BR", feature);
}

const features = Object.values(files).flatMap((file) =>
  Object.entries(file).filter((entry): entry is [string, Words] => isWords(entry[1])),
);

test.each(features)(
  "translations: the texts of %s equal those of i18next",
  async (feature, words) => {
    const reference = await createReference(feature, words);
    const t = translator(feature, words);
    const keys = listKeys(words);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      const names = [...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, name]) => name ?? "",
      );
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      const base = key.replace(/_(zero|one|many|other)$/, "");
      const calls = keys.includes(`${base}_other`)
        ? COUNTS.map((count) => ({ call: { ...values, count }, asked: base }))
        : [{ call: values, asked: key }];
      for (const { call, asked: requested } of calls)
        expect(t(requested, call), key).toBe(reference(requested, call));
    }
  },
);

afterEach(() => speakWith(sayWord));

test("server translations: i18next equals the browser's translator, and inserts values as text", async () => {
  const t = translator("error-page", errorPage);
  const values = { status: "$t(title)", name: "{{status}} <b>" };
  const said = () => [t("title"), t("title"), t("status", values), t("explanation.gone")];
  const inBrowser = said();
  await speakOnServer();
  expect(said()).toEqual(inBrowser);
  expect(inBrowser[2]).toBe("Erro $t(title): {{status}} <b>");
});

test("server translations: a missing text shows its key", async () => {
  await speakOnServer();
  const t = translator("error-page", errorPage) as (key: string) => string;
  expect(t("nothing.here")).toBe("error-page.nothing.here");
});

test("server translations: include texts stored beside their page", async () => {
  await speakOnServer();
  expect(translator("beside", { hello: "Olá, {{name}}" })("hello", { name: "Ana" })).toBe(
    "Olá, Ana",
  );
});
