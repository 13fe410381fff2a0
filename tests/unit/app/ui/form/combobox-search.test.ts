import { expect, test } from "vitest";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { searchOptions } from "~/ui/form/search-options";
import { cantonOtherNames } from "../../../../../contract/switzerland/canton-names.ts";

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
])("combobox search: %j finds %j", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("combobox search: lists prefix matches first", () => {
  expect(found("v")).toEqual(["Valais", "Argóvia"]);
});

const cantons = Object.entries(cantonNames).map(([code, label]) => ({ code, label }));
const first = (typed: string) => searchOptions(cantons, typed)[0]?.code;

test.each([
  ["zurich", "ZH"],
  ["zürich", "ZH"],
  ["Zuerich", "ZH"],
  ["St. Gallen", "SG"],
  ["st gallen", "SG"],
  ["saint-gall", "SG"],
  ["Aargau", "AG"],
  ["Genf", "GE"],
  ["geneve", "GE"],
  ["Geneva", "GE"],
  ["ginevra", "GE"],
  ["Waadt", "VD"],
  ["Tessin", "TI"],
  ["Wallis", "VS"],
  ["Bâle-Ville", "BS"],
  ["graubunden", "GR"],
  ["neuchatel", "NE"],
  ["appenzell ausserrhoden", "AR"],
])("combobox search: %j finds canton %s by name", (typed, code) => {
  expect(first(typed)).toBe(code);
});

test("combobox search: every name of every canton finds it first, with and without accents", () => {
  for (const [code, names = []] of Object.entries(cantonOtherNames))
    for (const name of [...names, ...names.map((one) => one.normalize("NFD"))])
      expect(
        searchOptions(cantons, name).map((canton) => canton.code),
        name,
      ).toContain(code);
  expect(Object.keys(cantonOtherNames).filter((code) => !(code in cantonNames))).toEqual([]);
});
