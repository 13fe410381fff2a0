import { describe, expect, test } from "vitest";
import {
  changesOf,
  runScenario,
  sharedScenario,
  tariffOfScenario,
  type Scenario,
} from "../../../../contract/calculators/scenario.ts";
import { makeNetSalaryInput, parameters2026, smallTable } from "../../../factories/calculators.ts";
import { wholeNumbers } from "./random.ts";

const { withholding: _withholding, ...salary } = makeNetSalaryInput();
const makeScenario = (input: Partial<Scenario> = {}): Scenario => ({
  ...salary,
  canton: "ZH",
  permit: "source",
  civilStatus: "single",
  isSpouseWorking: false,
  isSpouseSettled: false,
  isInChurch: false,
  rentCents: null,
  premiumCents: null,
  transportCents: null,
  ...input,
});

function run(scenario: Scenario, table: typeof smallTable | null = smallTable) {
  const result = runScenario(scenario, parameters2026, table);
  if (!result) throw new Error("not worked out");
  return result;
}

describe("scenario", () => {
  test("uses the tariff of its situation, and none without tax at source", () => {
    expect(tariffOfScenario(makeScenario({ children: 2 }))).toEqual({ canton: "ZH", code: "H2N" });
    expect(tariffOfScenario(makeScenario({ permit: "settled" }))).toBeNull();
    const spouse = { civilStatus: "married", isSpouseSettled: true } as const;
    expect(tariffOfScenario(makeScenario(spouse))).toBeNull();
    expect(tariffOfScenario(makeScenario({ ...spouse, civilStatus: "single" }))).not.toBeNull();
  });

  test("reports a missing tax only if one is due", () => {
    expect(run(makeScenario(), null)).toMatchObject({ isTaxMissing: true, taxMonthCents: null });
    expect(run(makeScenario({ permit: "settled" }), null).isTaxMissing).toBe(false);
    const border = makeScenario({ permit: "border" });
    expect(tariffOfScenario(border)).toBeNull();
    expect(run(border, null).isTaxMissing).toBe(true);
    expect(run(makeScenario())).toMatchObject({ isTaxMissing: false, taxMonthCents: 44_000 });
  });

  test("balance and expenses equal the net to the centime, and are unknown with an unknown part", () => {
    for (const rentCents of wholeNumbers(100, 900_000)) {
      const input = { rentCents, premiumCents: 40_000, transportCents: 8_500 };
      const { leftMonthCents, netMonthCents } = run(makeScenario(input));
      expect((leftMonthCents ?? NaN) + rentCents + 48_500).toBe(netMonthCents);
      expect(run(makeScenario({ ...input, premiumCents: null })).leftMonthCents).toBeNull();
    }
  });

  test("reports a change if the net changes, and is not compared without the tax", () => {
    const saved = run(makeScenario());
    const less = { ...saved, year: 2027, netMonthCents: saved.netMonthCents - 2_300 };
    expect(changesOf(saved, [saved, less])).toEqual([
      {
        year: 2027,
        edition: saved.edition,
        netMonthCents: less.netMonthCents,
        differenceMonthCents: -2_300,
      },
    ]);
    expect(changesOf(saved, [{ ...less, isTaxMissing: true }])).toEqual([]);
  });

  test("is shared in whole hundreds, without age, job or spending", () => {
    for (const grossCents of wholeNumbers(100, 5_000_000)) {
      const scenario = makeScenario({ grossCents, rentCents: 212_345 });
      const shown = sharedScenario(scenario, run(scenario));
      expect([shown.grossMonthCents % 10_000, shown.netMonthCents % 10_000]).toEqual([0, 0]);
      expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(["age"]));
      expect(JSON.stringify(shown)).not.toContain("212345");
    }
  });
});
