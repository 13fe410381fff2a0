import { expect, test } from "vitest";
import { measuredAddress } from "~/analytics/redact";
import {
  LONGEST_VALUE,
  readSentValues,
  readSharedHash,
  sharedHash,
  takeValues,
} from "~/features/tools/shared-values";
import { FROM_TEXT } from "../../../../../contract/calculators/tools.ts";

const defaults = { gross: "", canton: "ZH", church: "" };

test("shared calculator values: an address restores typed values, and defaults for the rest", () => {
  const values = { ...defaults, gross: "8’000.50", church: "on" };
  const hash = sharedHash(values, defaults);
  expect(hash).toMatch(/^#calculo=[\w-]+$/);
  expect(readSharedHash(hash, defaults)).toEqual(values);
  expect(readSharedHash(sharedHash(defaults, defaults), defaults)).toEqual(defaults);
});

test.each([
  "",
  "#resultado",
  "#calculo=",
  "#calculo=%%%",
  "#calculo=W10",
  `#calculo=${"A".repeat(7_000)}`,
])("shared calculator values: %s sets no unknown field", (hash) => {
  const read = readSharedHash(hash, defaults);
  expect(read === null || JSON.stringify(read) === JSON.stringify(defaults)).toBe(true);
});

test("shared calculator values: drop unknown names, other types and long texts", () => {
  const input = { gross: "9".repeat(500), canton: 7, made: "up", __proto__: { church: "on" } };
  expect(takeValues(defaults, input)).toEqual({
    gross: "9".repeat(LONGEST_VALUE),
    canton: "ZH",
    church: "",
  });
});

test("shared calculator values: an absent checkbox is off", () => {
  const form = new FormData();
  form.set("gross", "8000");
  form.set("canton", "GE");
  expect(readSentValues(form, { ...defaults, church: "on" })).toEqual({
    gross: "8000",
    canton: "GE",
    church: "",
  });
});

test("shared calculator values: fields absent from an embedded form keep their defaults", () => {
  const form = new FormData();
  form.set("gross", "8000");
  form.set(FROM_TEXT, "on");
  expect(readSentValues(form, { ...defaults, church: "on" })).toEqual({
    gross: "8000",
    canton: "ZH",
    church: "on",
  });
});

test("shared calculator values: are never sent to analytics", () => {
  const address = `https://portal.example/pt-BR/app/tools/net-salary${sharedHash({ ...defaults, gross: "8000" }, defaults)}`;
  expect(measuredAddress(address)).toBe(
    "https://portal.example/pt-BR/app/tools/net-salary#calculo=:text",
  );
});
