import { expect, test } from "vitest";
import { searchOptions } from "~/ui/combobox-search";

const options = [
  { label: "Argóvia", code: "AG" },
  { label: "Genebra", code: "GE" },
  { label: "São Galo", code: "SG" },
  { label: "Valais", code: "VS" },
  { label: "Zurique", code: "ZH" },
];
const found = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

test.each([
  ["", ["Argóvia", "Genebra", "São Galo", "Valais", "Zurique"]],
  ["  ", ["Argóvia", "Genebra", "São Galo", "Valais", "Zurique"]],
  ["sao", ["São Galo"]],
  ["ARGÓ", ["Argóvia"]],
  ["zh", ["Zurique"]],
  ["ge", ["Genebra"]],
  ["x", []],
])("%j finds %j", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("what begins with the letters comes first", () => {
  expect(found("v")).toEqual(["Valais", "Argóvia"]);
});
