import { expect, test } from "vitest";
import { whatIsLeft } from "~/features/landing/what-is-left";

test("what is left is the salary less rent and premium, to the cent", () => {
  expect(whatIsLeft({ salary: "5’400.10", rent: "1.465", premium: "412,20" })).toEqual({
    state: "known",
    leftChf: 3522.9,
    rentShare: 1465 / 5400.1,
  });
});

test("a month that does not add up is negative", () => {
  const result = whatIsLeft({ salary: "1000", rent: "1200", premium: "300" });
  expect(result).toMatchObject({ state: "known", leftChf: -500 });
});

test("an amount nobody has a month is a slip, not a result", () => {
  const typed = { salary: "99999999999999", rent: "1200", premium: "300" };
  expect(whatIsLeft(typed)).toEqual({ state: "invalid", field: "salary", reason: "large" });
});

test("without a salary there is no share of it", () => {
  const result = whatIsLeft({ salary: "0", rent: "1200", premium: "300" });
  expect(result).toMatchObject({ rentShare: null });
});

test("nothing is said before all three are there", () => {
  expect(whatIsLeft({ salary: "5000", rent: "", premium: "300" })).toEqual({ state: "empty" });
});

test("the field that cannot be read is named", () => {
  expect(whatIsLeft({ salary: "5000", rent: "caro", premium: "" })).toEqual({
    state: "invalid",
    field: "rent",
    reason: "unreadable",
  });
});
