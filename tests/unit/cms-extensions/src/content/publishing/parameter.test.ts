import { expect, test } from "vitest";
import { refuseBadParameter } from "../../../../../../cms-extensions/src/content/publishing/parameter";

const value = { employeePercent: 5.3, employerPercent: 5.3 };

test("calculator parameter: an invalid value is rejected with an explanation", () => {
  const write = (payload: object) => () => refuseBadParameter({}, { key: "calc.ahv", ...payload });
  expect(write({ value })).not.toThrow();
  expect(write({ value: JSON.stringify(value) })).not.toThrow();
  expect(write({ value: { ...value, employeePercent: "5,3" } })).toThrow(/número de 0 a 100/);
  expect(write({ value: "{" })).toThrow(/employeePercent/);
  expect(write({})).toThrow(/employeePercent/);
});

test("calculator parameter: an update is validated with the merged row", () => {
  const stored = { key: "calc.ahv", value };
  expect(() => refuseBadParameter(stored, { status: "published" })).not.toThrow();
  expect(() => refuseBadParameter(stored, { value: {} })).toThrow(/employeePercent/);
  expect(() => refuseBadParameter(stored, { key: "calc.alv" })).toThrow(/ceilingPerYearChf/);
});

test("calculator parameter: other rows are not validated", () => {
  expect(() => refuseBadParameter({}, { key: "data.rent", value: "x" })).not.toThrow();
});
