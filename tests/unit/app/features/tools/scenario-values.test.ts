import { describe, expect, test } from "vitest";
import { scenarioDefaults, scenarioOf, valuesOf } from "~/features/tools/scenarios/scenario-values";
import { scenarioSchema } from "~/features/tools/scenarios/scenario.schema";

const filled = { ...scenarioDefaults, name: "Eu", gross: "8’000" };

function problemsOf(input: Partial<typeof filled>): Record<string, string> {
  const parsed = scenarioSchema.safeParse({ ...filled, ...input });
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join("."), message]),
  );
}

const amounts = ["gross", "pension", "rent", "premium", "transport"] as const;
const numbers = [...amounts, "workload", "age", "children", "nbu", "ktg"] as const;

describe("scenario form", () => {
  test("needs name, salary and age, and leaves empty fields null", () => {
    expect(problemsOf({})).toEqual({});
    expect(scenarioOf(filled)).toMatchObject({
      grossCents: 800_000,
      workloadPercent: 100,
      nbuPercent: null,
      pensionPerMonthCents: null,
      allowancesPerMonthCents: null,
      rentCents: null,
    });
    expect(Object.keys(problemsOf({ name: " ", gross: "", age: "" }))).toEqual([
      "name",
      "gross",
      "age",
    ]);
  });

  test("reads Swiss and Brazilian amounts alike", () => {
    for (const name of amounts) {
      for (const typed of ["1'234.50", "1.234,50", "CHF 1’234.50"])
        expect(problemsOf({ [name]: typed }), name).toEqual({});
    }
    expect(scenarioOf({ ...filled, rent: "1.234,50" }).rentCents).toBe(123_450);
  });

  test("reports the error in each field, and never converts it to a number", () => {
    for (const name of numbers) {
      for (const typed of ["abc", "-5", "10\t20", "99999999999999"]) {
        expect(problemsOf({ [name]: typed })[name], `${name} ${typed}`).toMatch(/\w+/);
        const values = Object.values(scenarioOf({ ...filled, [name]: typed }));
        expect(values.some((value) => Number.isNaN(value))).toBe(false);
      }
    }
    expect(problemsOf({ age: "17" })["age"]).toContain("18 aos 65");
    expect(problemsOf({ gross: "1000", pension: "1000.01" })["pension"]).toContain("2º pilar");
    expect(problemsOf({ canton: "XX" })["canton"]).toContain("cantão");
  });

  test("survives saving and loading", () => {
    const values = {
      ...filled,
      gross: "8000.00",
      civil: "married",
      spouse: "on",
      rent: "2000.00",
      ktg: "0.5",
      wantsNotice: "on",
    };
    const saved = { name: "Eu", scenario: scenarioOf(values), wantsNotice: true };
    expect(valuesOf(saved)).toEqual(values);
  });
});
