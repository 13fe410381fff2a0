import { expect, test } from "vitest";
import { factsUntil } from "../../../../../../cms-extensions/src/content/publishing/facts.ts";

const fact = (validUntil: string | Date | null, status = "published") => ({
  key: "x",
  status,
  validUntil,
});

test("fact validity: a text is valid until its first fact expires", () => {
  const days = [fact("2027-01-31"), fact("2026-12-31"), fact(null)];
  expect(factsUntil(days)).toBe("2026-12-31");
});

test("fact validity: a day does not depend on the machine's time zone", () => {
  expect(factsUntil([fact(new Date(2026, 11, 31))])).toBe("2026-12-31");
});

test("fact validity: drafts and facts without an end are ignored", () => {
  expect(factsUntil([fact("2026-12-31", "draft"), fact(null)])).toBeNull();
});
