import { describe, expect, test } from "vitest";
import { nextCard, practiceLanguage } from "~/features/practice/practice.server";
import type { PracticeState } from "../../../../../contract/api/practice-v1.ts";
import { NEW_WORDS_PER_DAY } from "../../../../../contract/content/practice.ts";

const words = ["miete", "steuer"].map((slug) => ({
  ...{ slug, name: slug, ptBr: `palavra ${slug}`, definition: "Explicação." },
}));
const nothing: PracticeState = {
  ...{ due: [], known: [], answersToday: 0, newToday: 0, daysInWeek: 0, nextDueAt: null },
};

describe("next word", () => {
  test("is the longest due one, then a new one", () => {
    const due = { ...nothing, due: [{ word: "steuer", answers: 3 }], known: ["steuer"] };
    expect(nextCard(words, due)).toMatchObject({ slug: "steuer", isNew: false, answers: 3 });
    expect(nextCard(words, { ...due, due: [] })).toMatchObject({ slug: "miete", isNew: true });
  });

  test("is none once today's new words are done, or every word is known", () => {
    expect(nextCard(words, { ...nothing, newToday: NEW_WORDS_PER_DAY })).toBeNull();
    expect(nextCard(words, { ...nothing, known: ["miete", "steuer"] })).toBeNull();
  });

  test("skips a due word that left the glossary", () => {
    const due = { ...nothing, due: [{ word: "gone", answers: 1 }], known: ["gone"] };
    expect(nextCard(words, due)?.slug).toBe("miete");
  });
});

test.each([
  ["language=it", ["fr"], "it"],
  ["language=xx", ["fr"], "de"],
  ["", ["fr", "de"], "fr"],
  ["", [], "de"],
] as const)("practice language: of %j in a canton with %j is %s", (search, spoken, language) => {
  expect(practiceLanguage(new URLSearchParams(search), spoken)).toBe(language);
});
