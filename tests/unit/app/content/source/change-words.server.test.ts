import { expect, test } from "vitest";
import { audienceOf, yoursOf } from "~/content/source/change-words.server";

test("change text: names whom the item concerns", () => {
  const whom = { cantons: ["ZH", "BE"], permits: ["B", "C"], situations: ["study"] };
  expect(audienceOf(whom)).toBe(
    "Vale para quem tem autorização B ou C; quem vem estudar; quem mora em ZH ou BE.",
  );
});

test("change text: is empty for all members", () => {
  expect(audienceOf({ cantons: [], permits: [], situations: [] })).toBe("");
});

test("change text: tells a member why", () => {
  const reasons = [
    { kind: "canton", value: "ZH" },
    { kind: "permit", value: "B" },
    { kind: "situation", value: "working" },
  ] as const;
  expect(yoursOf(reasons)).toBe(
    "Isto muda para você: seu cantão é ZH, sua autorização é B e você já trabalha na Suíça.",
  );
});
