import { expect, test } from "vitest";
import {
  countTags,
  isReviewLate,
  lengthProblem,
} from "../../../../../../cms-extensions/src/content/publishing/limits";

test.each([
  [{ summary: "a".repeat(280), definition: "a".repeat(400), body: "a".repeat(9_000) }, null],
  [{ summary: null }, null],
  [{ summary: "a".repeat(281) }, { field: "summary", reason: "Use até 280 caracteres; são 281." }],
  [
    { definition: "a".repeat(401) },
    { field: "definition", reason: "Use até 400 caracteres; são 401." },
  ],
])("content limits: a text is limited by its field (%#)", (payload, problem) => {
  expect(lengthProblem(payload)).toEqual(problem);
});

test.each([
  ["2026-11-20", "2027-11-20", false],
  ["2026-11-20", "2027-11-21", true],
  ["2026-11-20T08:00:00Z", "2027-11-20", false],
  [new Date(2026, 10, 20), "2027-11-21", true],
  [null, "2099-01-01", false],
  ["2026-11-20", null, false],
])(
  "content limits: reviewed on %s, due again on %s: too late is %s",
  (reviewedAt, reviewDueAt, isLate) => {
    expect(isReviewLate({ reviewedAt, reviewDueAt })).toBe(isLate);
  },
);

test.each([
  [[{}, {}], 4, 2],
  [{ create: [{}, {}], update: [], delete: [7] }, 4, 5],
  [{ create: [{}, {}] }, 4, 6],
  [null, 3, 3],
])("content limits: writing %j over %i stored tags makes %i", (written, stored, count) => {
  expect(countTags(written, stored)).toBe(count);
});
