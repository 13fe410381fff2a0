import i18next from "i18next";
import { expect, test } from "vitest";
import { translator } from "~/i18n/translator";

type Words = { readonly [key: string]: string | Words };

const files = import.meta.glob<Record<string, unknown>>("/app/i18n/pt-BR/*.ts", { eager: true });
const COUNTS = [0, 1, 1.5, 2, 21, 1_234];

const isWords = (value: unknown): value is Words => typeof value === "object" && value !== null;

function listKeys(words: Words, before = ""): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === "string" ? [before + name] : listKeys(word, `${before}${name}.`),
  );
}

/** What each word says to i18next, for the words of `feature`. */
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

test.each(features)("the words of %s are said as i18next says them", async (feature, words) => {
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
    for (const { call, asked } of calls) expect(t(asked, call), key).toBe(reference(asked, call));
  }
});
