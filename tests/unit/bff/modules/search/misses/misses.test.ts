import { expect, test } from "vitest";
import { missOf } from "../../../../../../bff/modules/search/misses/misses.ts";

test.each([
  ["Visto de NÔMADE digital?", "visto de nomade digital"],
  ["  ", null],
  ["ana@example.com", null],
  ["+41 79 123 45 67", null],
  ["756.1234.5678.97", null],
  ["fatura 123456", null],
  ["imposto 2026", "imposto 2026"],
])("search misses: “%s” is stored as %s", (query, remembered) => {
  expect(missOf(query)).toBe(remembered);
});

test("search misses: cut a long query", () => {
  expect(missOf("palavra ".repeat(20))?.length).toBeLessThanOrEqual(80);
});
