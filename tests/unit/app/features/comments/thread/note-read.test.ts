import { expect, test } from "vitest";
import { shownUpTo } from "~/features/comments/thread/use-thread";

test("topic read state: counts as read up to the last reply shown", () => {
  expect(shownUpTo({ next: 20, lastNumber: 43 }, "old")).toBe(20);
  expect(shownUpTo({ next: null, lastNumber: 43 }, "old")).toBe(43);
  expect(shownUpTo({ next: 24, lastNumber: 43 }, "new")).toBe(0);
  expect(shownUpTo({ next: null, lastNumber: 3 }, "relevant")).toBe(3);
});
