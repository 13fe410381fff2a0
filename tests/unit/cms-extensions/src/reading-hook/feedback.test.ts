import { expect, test } from "vitest";
import {
  isOpinion,
  opinionAfter,
} from "../../../../../cms-extensions/src/reading-hook/feedback.ts";

test("what an editor writes is no opinion", () => {
  expect(isOpinion({ state: "handled" })).toBe(false);
  expect(isOpinion({ isUseful: false })).toBe(true);
});

test("who finds it useful after all gives no reason against it any more", () => {
  const before = { isUseful: false, reason: "wrong", note: "A data", state: "handled" };
  expect(opinionAfter({ isUseful: true, reason: "wrong" }, before)).toEqual({
    isUseful: true,
    reason: null,
    note: null,
    quote: null,
  });
});

test("a reason may be given later", () => {
  const before = { isUseful: false, reason: null };
  expect(opinionAfter({ reason: "unclear", note: "O prazo" }, before)).toEqual({
    reason: "unclear",
    note: "O prazo",
  });
});

test("a reason that there is not, and a note that is too long, are refused", () => {
  expect(() => opinionAfter({ isUseful: false, reason: "ugly" }, null)).toThrow(/motivos/);
  const note = "a".repeat(1_001);
  expect(() => opinionAfter({ isUseful: false, note }, null)).toThrow(/1000 caracteres/);
  expect(opinionAfter({ isUseful: false, note: note.slice(1) }, null)).toMatchObject({
    isUseful: false,
  });
});
