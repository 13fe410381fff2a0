import { expect, test } from "vitest";
import {
  isOpinion,
  opinionAfter,
} from "../../../../../../cms-extensions/src/content/reading/feedback.ts";

test("reading feedback: an editor's write is no feedback", () => {
  expect(isOpinion({ state: "handled" })).toBe(false);
  expect(isOpinion({ isUseful: false })).toBe(true);
});

test("reading feedback: a positive answer clears the reason", () => {
  const before = { isUseful: false, reason: "wrong", note: "A data", state: "handled" };
  expect(opinionAfter({ isUseful: true, reason: "wrong" }, before)).toEqual({
    isUseful: true,
    reason: null,
    note: null,
    quote: null,
  });
});

test("reading feedback: a reason may follow later", () => {
  const before = { isUseful: false, reason: null };
  expect(opinionAfter({ reason: "unclear", note: "O prazo" }, before)).toEqual({
    reason: "unclear",
    note: "O prazo",
  });
});

test("reading feedback: rejects an unknown reason and a note over the limit", () => {
  expect(() => opinionAfter({ isUseful: false, reason: "ugly" }, null)).toThrow(/motivos/);
  const note = "a".repeat(1_001);
  expect(() => opinionAfter({ isUseful: false, note }, null)).toThrow(/1000 caracteres/);
  expect(opinionAfter({ isUseful: false, note: note.slice(1) }, null)).toMatchObject({
    isUseful: false,
  });
});
