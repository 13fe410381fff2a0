import { expect, test } from "vitest";
import { refuseBadParameter } from "../../../../../cms-extensions/src/content-hook/parameter";

const value = { employeePercent: 5.3, employerPercent: 5.3 };

test("a parameter of a calculator is refused in words while it can't be worked with", () => {
  const write = (payload: object) => () => refuseBadParameter({}, { key: "calc.ahv", ...payload });
  expect(write({ value })).not.toThrow();
  expect(write({ value: JSON.stringify(value) })).not.toThrow();
  expect(write({ value: { ...value, employeePercent: "5,3" } })).toThrow(/número de 0 a 100/);
  expect(write({ value: "{" })).toThrow(/employeePercent/);
  expect(write({})).toThrow(/employeePercent/);
});

test("a change is held to what the row becomes", () => {
  const stored = { key: "calc.ahv", value };
  expect(() => refuseBadParameter(stored, { status: "published" })).not.toThrow();
  expect(() => refuseBadParameter(stored, { value: {} })).toThrow(/employeePercent/);
  expect(() => refuseBadParameter(stored, { key: "calc.alv" })).toThrow(/ceilingPerYearChf/);
});

test("other rows are the editors' own", () => {
  expect(() => refuseBadParameter({}, { key: "data.rent", value: "x" })).not.toThrow();
});
