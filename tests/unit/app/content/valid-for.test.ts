import { expect, test } from "vitest";
import { showValidFor } from "~/content/valid-for/show-valid-for.server";

const now = new Date("2026-11-20T08:00:00Z");

test("reply validity: shows whom a reply applies to, and warns once its year is over", () => {
  expect(showValidFor({ canton: "VD", permit: "B", year: 2026 }, now)).toEqual({
    label: "Vale para: VD, autorização B, 2026",
    outdated: null,
  });
  expect(showValidFor({ year: 2025 }, now)).toEqual({
    label: "Vale para: Toda a Suíça, 2025",
    outdated: "Pode estar desatualizada: 2025 já acabou",
  });
  expect(showValidFor(null, now)).toBeNull();
});
