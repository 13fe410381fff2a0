import { expect, test } from "vitest";
import { findContextCard } from "../../../../contract/community/context-card-values.ts";
import { tickedCard, withoutUnticked } from "../../../../contract/community/context-card.ts";

const chosen = { "context-canton": "VD", "context-permit": "B", "context-stage": "" };

test("context card: contains only ticked values", () => {
  expect(tickedCard(["canton"], chosen)).toEqual({ canton: "VD" });
  expect(tickedCard(["canton", "permit", "stage"], chosen)).toEqual({ canton: "VD", permit: "B" });
  expect(tickedCard([], chosen)).toBeNull();
  expect(tickedCard(["stage", "language", "salary"], chosen)).toBeNull();
});

test("context card: a draft contains no unticked value", () => {
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
])("context card: %j is valid: %s", (input, isCard) => {
  expect(findContextCard(input)).toEqual(isCard ? input : null);
});
