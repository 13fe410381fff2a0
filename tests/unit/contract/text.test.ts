import { expect, test } from "vitest";
import { createAnchors, fold, hyphenated, isShortCode, isSlug } from "../../../contract/text.ts";

test("folded words are found whatever their accents and case", () => {
  expect(fold("Saúde: PRÊMIOS, Genève, Zürich")).toBe("saude: premios, geneve, zurich");
});

test.each([
  ["São Paulo & Zurique", "sao-paulo-zurique"],
  ["  – ", ""],
])("%j hyphenated is %j", (text, words) => expect(hyphenated(text)).toBe(words));

test.each(["a", "seguro-saude-2026", "x".repeat(96)])("%s is a slug", (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(["", "Seguro", "-a", "a-", "a--b", "são-galo", "a/b", "x".repeat(97)])(
  "%j is no slug",
  (text) => expect(isSlug(text)).toBe(false),
);

test.each([
  ["ab2c", true],
  ["abcdefghjkmn", true],
  ["abc", false],
  ["abcdefghjkmno", false],
  ["AB2C", false],
  ["a-2c", false],
])("%j as a short code: %s", (text, expected) => expect(isShortCode(text)).toBe(expected));

test("equal headings get numbered anchors, a heading of signs gets one too", () => {
  expect(["Prazo", "Prazo", "Prazo 2", "???", "!"].map(createAnchors())).toEqual([
    "prazo",
    "prazo-2",
    "prazo-2-2",
    "secao",
    "secao-2",
  ]);
});
