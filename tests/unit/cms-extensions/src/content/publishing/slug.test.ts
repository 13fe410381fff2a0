import { expect, test } from "vitest";
import {
  freeSlug,
  slugFrom,
  slugProblem,
} from "../../../../../../cms-extensions/src/content/publishing/slug";

test.each(["a", "seguro-saude-2026", "x".repeat(96)])("slug: %s is valid", (slug) => {
  expect(slugProblem(slug)).toBeNull();
});

test.each(["Seguro", "seguro_saude", "-a", "a-", "a--b", "são-galo", "a/b", "a b"])(
  "slug: %s is rejected for its characters",
  (slug) => expect(slugProblem(slug)).toContain("letras minúsculas"),
);

test.each([undefined, null, "", 7])("slug: %s is missing", (slug) => {
  expect(slugProblem(slug)).toBe("Escreva o endereço (slug).");
});

test("slug: a long one is rejected with its length", () => {
  expect(slugProblem("x".repeat(97))).toContain("97 caracteres");
});

test.each([
  "results",
  "favorites",
  "my-learning",
  "my-discussions",
  "create",
  "edit",
  "compare",
  "email-preference",
])("slug: %s is reserved for a page of the portal", (slug) => {
  expect(slugProblem(slug)).toContain("já é uma página do portal");
});

test.each([
  ["São Paulo & Zurique: o que muda?", "sao-paulo-zurique-o-que-muda"],
  ["Straße 2026", "strasse-2026"],
  ["  – ", ""],
  [null, ""],
])("slug: of %j is %s", (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test("slug: of a long title ends with a whole word", () => {
  const slug = slugFrom("palavra ".repeat(30));
  expect(slug).toMatch(/^(palavra-)+palavra$/);
  expect(slug.length).toBeLessThanOrEqual(80);
});

test("slug: in use gets a number", () => {
  expect(freeSlug("novo", new Set())).toBe("novo");
  expect(freeSlug("novo", new Set(["novo", "novo-2"]))).toBe("novo-3");
  expect(freeSlug("results", new Set())).toBe("results-2");
});
