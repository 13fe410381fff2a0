import { expect, test } from "vitest";
import { measuredAddress } from "~/analytics/redact";
import {
  LONGEST_VALUE,
  readSentValues,
  readSharedHash,
  sharedHash,
  takeValues,
} from "~/features/tools/shared-values";
import { FROM_TEXT } from "../../../../../contract/tools.ts";

const defaults = { gross: "", canton: "ZH", church: "" };

test("an address brings back what was typed, and the usual for the rest", () => {
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
])("%s brings nothing that the form has not", (hash) => {
  const read = readSharedHash(hash, defaults);
  expect(read === null || JSON.stringify(read) === JSON.stringify(defaults)).toBe(true);
});

test("unknown names, other kinds and endless texts are left out", () => {
  const given = { gross: "9".repeat(500), canton: 7, made: "up", __proto__: { church: "on" } };
  expect(takeValues(defaults, given)).toEqual({
    gross: "9".repeat(LONGEST_VALUE),
    canton: "ZH",
    church: "",
  });
});

test("a box that is not ticked is sent by no browser", () => {
  const form = new FormData();
  form.set("gross", "8000");
  form.set("canton", "GE");
  expect(readSentValues(form, { ...defaults, church: "on" })).toEqual({
    gross: "8000",
    canton: "GE",
    church: "",
  });
});

test("what a text does not ask for stays as usual", () => {
  const form = new FormData();
  form.set("gross", "8000");
  form.set(FROM_TEXT, "on");
  expect(readSentValues(form, { ...defaults, church: "on" })).toEqual({
    gross: "8000",
    canton: "ZH",
    church: "on",
  });
});

test("what was typed is never measured", () => {
  const address = `https://portal.example/pt-BR/app/tools/net-salary${sharedHash({ ...defaults, gross: "8000" }, defaults)}`;
  expect(measuredAddress(address)).toBe(
    "https://portal.example/pt-BR/app/tools/net-salary#calculo=:text",
  );
});
