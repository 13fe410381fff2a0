import { expect, test } from "vitest";
import { whomOf, yoursOf } from "~/content/reading/change-words.server";

test("an item says whom it is for", () => {
  const whom = { cantons: ["ZH", "BE"], permits: ["B", "C"], situations: ["study"] };
  expect(whomOf(whom)).toBe(
    "Vale para quem tem permissão B ou C; quem vem estudar; quem mora em ZH ou BE.",
  );
});

test("what is for everybody says nothing", () => {
  expect(whomOf({ cantons: [], permits: [], situations: [] })).toBe("");
});

test("a member reads why", () => {
  const reasons = [
    { kind: "canton", value: "ZH" },
    { kind: "permit", value: "B" },
    { kind: "situation", value: "working" },
  ] as const;
  expect(yoursOf(reasons)).toBe(
    "Isto muda para você: seu cantão é ZH, sua permissão é B e você já trabalha na Suíça.",
  );
});
