import { expect, test } from "vitest";
import { factsUntil } from "../../../../../cms-extensions/src/content-hook/facts.ts";

const fact = (validUntil: string | Date | null, status = "published") => ({
  key: "x",
  status,
  validUntil,
});

test("a text holds until the first of its facts ends", () => {
  const days = [fact("2027-01-31"), fact("2026-12-31"), fact(null)];
  expect(factsUntil(days)).toBe("2026-12-31");
});

test("a day is the one that the editor wrote, whatever the machine's clock", () => {
  expect(factsUntil([fact(new Date(2026, 11, 31))])).toBe("2026-12-31");
});

test("drafts and facts without an end bound nothing", () => {
  expect(factsUntil([fact("2026-12-31", "draft"), fact(null)])).toBeNull();
});
