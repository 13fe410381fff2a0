import { describe, expect, test } from "vitest";
import { budgetDefaults, readBudget } from "~/features/tools/budget/budget-values";
import { currencyDefaults, readCurrency } from "~/features/tools/currency/currency-values";
import { mortgageDefaults, readMortgage } from "~/features/tools/mortgage/mortgage-values";
import {
  readUnemployment,
  unemploymentDefaults,
} from "~/features/tools/unemployment/unemployment-values";
import { readNetSalary, requestedTable } from "~/features/tools/net-salary/net-salary-values";
import { netSalaryDefaults } from "../../../../../contract/calculators/salary-forms.ts";
import {
  readSalaryComparison,
  salaryComparisonDefaults,
} from "~/features/tools/salary-comparison/salary-comparison-values";
import {
  expectedTax,
  readWithholdingCheck,
  withholdingCheckDefaults,
} from "~/features/tools/withholding-check/withholding-check-values";
import { smallTable } from "../../../../factories/calculators";

/** Each calculator with its amount fields and the fields that must be filled first. */
const calculators = [
  [
    "net salary",
    readNetSalary,
    netSalaryDefaults,
    ["gross", "workload", "age", "children", "nbu", "ktg", "pension"],
    { gross: "8000" },
  ],
  [
    "withholding check",
    readWithholdingCheck,
    withholdingCheckDefaults,
    ["gross", "yearGross", "withheld", "children"],
    { gross: "8000" },
  ],
  [
    "salary comparison",
    readSalaryComparison,
    salaryComparisonDefaults,
    ["gross", "workload"],
    { gross: "8000" },
  ],
  [
    "mortgage",
    readMortgage,
    mortgageDefaults,
    ["price", "hard", "pension", "income", "age", "rate"],
    { price: "900000", hard: "200000", income: "150000" },
  ],
  ["budget", readBudget, budgetDefaults, ["income", "rent", "premium"], { income: "6000" }],
  [
    "unemployment",
    readUnemployment,
    unemploymentDefaults,
    ["gross", "age"],
    { gross: "8000", age: "40" },
  ],
  [
    "currency",
    readCurrency,
    currencyDefaults,
    ["amount", "own", "spread", "fee", "tax"],
    { amount: "100" },
  ],
] as const;

type Read = (values: Record<string, string>) => {
  state: string;
  problems?: object;
  input?: unknown;
};

const numbersIn = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe.each(calculators)("%s values", (_name, reader, defaults, fields, filled) => {
  const read = reader as Read;
  const values = (input: object) =>
    ({ ...defaults, ...filled, ...input }) as Record<string, string>;

  test("waits while nothing is typed", () => {
    expect(read({ ...defaults }).state).toBe("empty");
    expect(read(values({})).state).toBe("ready");
  });

  test.each(["abc", "-1", "1e9", "7’502\t8’100", "99999999999999999"])(
    "reports the error of %j in each field",
    (typed) => {
      for (const field of fields) {
        const { state, problems } = read(values({ [field]: typed }));
        expect([field, state, Object.keys(problems ?? {})]).toEqual([field, "invalid", [field]]);
      }
    },
  );

  test("reads every valid text as whole numbers", () => {
    for (const field of fields) {
      for (const typed of ["", "0", "1", "1'0.5", "12,5", "CHF 90", "\t50\n"]) {
        const { state, input } = read(values({ [field]: typed }));
        if (state !== "ready") continue;
        expect(
          numbersIn(input).every((each) => Number.isFinite(each) && each >= 0),
          field,
        ).toBe(true);
      }
    }
  });
});

test("net salary: a pension fund contribution can't exceed the month's salary", () => {
  const values = { ...netSalaryDefaults, gross: "1000", pension: "1000.01" };
  expect(readNetSalary(values)).toEqual({ state: "invalid", problems: { pension: "large" } });
});

describe("tariff at source", () => {
  const wanted = (input: object) => requestedTable({ ...netSalaryDefaults, ...input });

  test("follows the selected values", () => {
    expect(wanted({})).toEqual({ canton: "ZH", code: "A0N" });
    expect(wanted({ canton: "GE", children: "2" })).toEqual({ canton: "GE", code: "H2N" });
    expect(wanted({ civil: "married", spouse: "on", church: "on" })?.code).toBe("C0Y");
    expect(wanted({ children: "abc" })?.code).toBe("A0N");
  });

  test("is null for a settled resident, or the spouse of one", () => {
    expect(wanted({ permit: "settled" })).toBeNull();
    expect(wanted({ civil: "married", spouseSettled: "on" })).toBeNull();
    expect(wanted({ civil: "single", spouseSettled: "on" })).not.toBeNull();
  });
});

describe("expected tax at source", () => {
  const question = { grossCents: 800_000, yearGrossCents: null, withheldCents: null };

  test("uses the month's rate, or that of a twelfth of the year", () => {
    expect(expectedTax(smallTable, false, question)).toMatchObject({
      expectedCents: 44_000,
      ratePercent: 5.5,
      differenceCents: null,
    });
    const year = { ...question, yearGrossCents: 12_000_000 };
    expect(expectedTax(smallTable, true, year).expectedCents).toBe(84_800);
    expect(expectedTax(smallTable, false, year).expectedCents).toBe(44_000);
  });

  test("is compared with the pay slip", () => {
    const difference = (withheldCents: number) =>
      expectedTax(smallTable, false, { ...question, withheldCents }).differenceCents;
    expect([difference(44_000), difference(44_005), difference(0)]).toEqual([0, 5, -44_000]);
  });

  test("says that the tariff's minimum applies", () => {
    const table = { ...smallTable, minimumCents: [0, 50_000, 0] };
    expect(expectedTax(table, false, question)).toMatchObject({
      expectedCents: 50_000,
      isMinimum: true,
    });
  });
});
