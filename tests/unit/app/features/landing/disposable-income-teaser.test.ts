import { expect, test } from "vitest";
import { disposableIncomeTeaser } from "~/features/landing/disposable-income-teaser";

test("disposable income: is the salary minus rent and premium, to the cent", () => {
  expect(disposableIncomeTeaser({ salary: "5’400.10", rent: "1.465", premium: "412,20" })).toEqual({
    state: "known",
    leftChf: 3522.9,
    rentShare: 1465 / 5400.1,
  });
});

test("disposable income: can be negative", () => {
  const result = disposableIncomeTeaser({ salary: "1000", rent: "1200", premium: "300" });
  expect(result).toMatchObject({ state: "known", leftChf: -500 });
});

test("disposable income: an unrealistic amount is an input error, not a result", () => {
  const typed = { salary: "99999999999999", rent: "1200", premium: "300" };
  expect(disposableIncomeTeaser(typed)).toEqual({
    state: "invalid",
    field: "salary",
    reason: "large",
  });
});

test("disposable income: without a salary the rent has no share", () => {
  const result = disposableIncomeTeaser({ salary: "0", rent: "1200", premium: "300" });
  expect(result).toMatchObject({ rentShare: null });
});

test("disposable income: is empty until all three values are filled in", () => {
  expect(disposableIncomeTeaser({ salary: "5000", rent: "", premium: "300" })).toEqual({
    state: "empty",
  });
});

test("disposable income: names the field that can't be read", () => {
  expect(disposableIncomeTeaser({ salary: "5000", rent: "caro", premium: "" })).toEqual({
    state: "invalid",
    field: "rent",
    reason: "unreadable",
  });
});
