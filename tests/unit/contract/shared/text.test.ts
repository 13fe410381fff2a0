import { expect, test } from "vitest";
import {
  createAnchors,
  fold,
  slugify,
  isShortCode,
  isSlug,
} from "../../../../contract/shared/text.ts";

test("text: folding removes accents and case", () => {
  expect(fold("Saúde: PRÊMIOS, Genève, Zürich")).toBe("saude: premios, geneve, zurich");
});

test.each([
  ["São Paulo & Zurique", "sao-paulo-zurique"],
  ["  – ", ""],
])("text: %j hyphenated is %j", (text, words) => expect(slugify(text)).toBe(words));

test.each(["a", "seguro-saude-2026", "x".repeat(96)])("text: %s is a slug", (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(["", "Seguro", "-a", "a-", "a--b", "são-galo", "a/b", "x".repeat(97)])(
  "text: %j is no slug",
  (text) => expect(isSlug(text)).toBe(false),
);

test.each([
  ["ab2c", true],
  ["abcdefghjkmn", true],
  ["abc", false],
  ["abcdefghjkmno", false],
  ["AB2C", false],
  ["a-2c", false],
])("text: %j is a short code: %s", (text, expected) => expect(isShortCode(text)).toBe(expected));

test("text: equal headings get numbered anchors, and a heading of symbols gets one too", () => {
  expect(["Prazo", "Prazo", "Prazo 2", "???", "!"].map(createAnchors())).toEqual([
    "prazo",
    "prazo-2",
    "prazo-2-2",
    "secao",
    "secao-2",
  ]);
});
