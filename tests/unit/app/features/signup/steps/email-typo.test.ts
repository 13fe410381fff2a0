import { expect, test } from "vitest";
import { suggestEmail } from "~/features/signup/steps/email-typo";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmai.com", "ana@gmail.com"],
  [" Ana@GNAIL.com ", "ana@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@outlok.com.br", "ana@outlook.com.br"],
  ["ana@yaho.com.br", "ana@yahoo.com.br"],
  ["ana@bluwin.ch", "ana@bluewin.ch"],
  ["ana@uol.com", "ana@uol.com.br"],
  ["ana@bol.com", "ana@bol.com.br"],
])("e-mail typo: %s suggests %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "ana@gmail.com",
  "ana@yahoo.com",
  "ana@example.com",
  "ana@empresa.ch",
  "ana@mail.com",
  "ana@gm",
  "ana@",
  "@gmial.com",
  "",
])("e-mail typo: %j has no suggestion", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
