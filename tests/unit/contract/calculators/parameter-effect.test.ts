import { expect, test } from "vitest";
import { netSalaryEffects } from "../../../../contract/calculators/parameter-effect.ts";
import {
  usableSets,
  type WrittenSet,
} from "../../../../contract/calculators/parameters-of-year.ts";
import { calculatorParameters } from "../../../../cms-extensions/seed/content/calculator-parameters.ts";

const written = calculatorParameters.map((row): WrittenSet => ({
  ...{ sourceUrl: null, publisher: null, reviewedAt: null, version: 1 },
  ...{ key: row.key, year: Number(row.year), value: row.value, source: "x" },
}));
const today = usableSets(written);

function withChange(key: string, change: object) {
  return usableSets(
    written.map((set) =>
      set.key === key ? { ...set, value: { ...(set.value as object), ...change } } : set,
    ),
  );
}

test("parameter effect: is zero without a change", () => {
  const effects = netSalaryEffects(2026, today, today);
  expect(effects.map(({ grossCents }) => grossCents)).toEqual([500_000, 700_000, 1_200_000]);
  for (const { beforeCents, afterCents } of effects) expect(afterCents).toBe(beforeCents);
});

test("parameter effect: a tenth of a percent more AHV is a tenth of a percent less salary", () => {
  const effects = netSalaryEffects(2026, today, withChange("calc.ahv", { employeePercent: 5.4 }));
  expect(effects.map(({ beforeCents, afterCents }) => beforeCents - afterCents)).toEqual([
    500, 700, 1_200,
  ]);
});

test("parameter effect: leaves out cases with a missing parameter", () => {
  const without = today.filter(({ key }) => key !== "calc.bvg");
  expect(netSalaryEffects(2026, today, without)).toEqual([]);
});
