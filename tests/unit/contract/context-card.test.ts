import { expect, test } from "vitest";
import { findContextCard } from "../../../contract/context-card-values.ts";
import { tickedCard, withoutUnticked } from "../../../contract/context-card.ts";

const chosen = { "context-canton": "VD", "context-permit": "B", "context-stage": "" };

test("a card holds what was ticked and chosen, and nothing else", () => {
  expect(tickedCard(["canton"], chosen)).toEqual({ canton: "VD" });
  expect(tickedCard(["canton", "permit", "stage"], chosen)).toEqual({ canton: "VD", permit: "B" });
  expect(tickedCard([], chosen)).toBeNull();
  expect(tickedCard(["stage", "language", "salary"], chosen)).toBeNull();
});

test("a draft keeps no value without its tick", () => {
  const typed = { type: "question", ...chosen };
  expect(withoutUnticked(typed)).toEqual({ type: "question" });
  expect(withoutUnticked({ ...typed, shown: "permit" })).toEqual({
    ...{ type: "question", shown: "permit" },
    "context-permit": "B",
  });
  expect(withoutUnticked({ ...typed, shown: ["canton"] })).toHaveProperty("context-canton", "VD");
});

test.each([
  [{ canton: "VD", language: "fr" }, true],
  [{ stage: "arrived" }, true],
  [{}, false],
  [{ canton: "XX" }, false],
  [{ canton: "VD", salary: "100" }, false],
  [[], false],
  ["VD", false],
  [null, false],
])("%j is a card: %s", (given, isCard) => {
  expect(findContextCard(given)).toEqual(isCard ? given : null);
});
