import { expect, test } from "vitest";
import { lacksDate } from "../../../../../../cms-extensions/src/content/publishing/correction";

const note = "O prazo é maio.";
const dated = { correctionNote: note, correctedAt: "2026-11-01T08:00:00Z" };

test("correction date: is set for a new or changed correction", () => {
  expect(lacksDate({ correctionNote: note }, null)).toBe(true);
  expect(lacksDate({ correctionNote: note, correctedAt: null }, null)).toBe(true);
  expect(lacksDate({ correctionNote: "É junho." }, dated)).toBe(true);
  expect(lacksDate({ correctionNote: note }, { ...dated, correctedAt: null })).toBe(true);
});

test("correction date: keeps an explicit date, and is not set by other writes", () => {
  expect(lacksDate(dated, null)).toBe(false);
  expect(lacksDate({ correctionNote: note, title: "Outro" }, dated)).toBe(false);
  expect(lacksDate({ title: "Outro" }, null)).toBe(false);
  for (const empty of [null, "", "  "])
    expect(lacksDate({ correctionNote: empty }, null)).toBe(false);
});
