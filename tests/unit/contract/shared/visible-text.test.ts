import { expect, test } from "vitest";
import {
  isEmailAddress,
  isPersonName,
  tidyEmail,
  tidyName,
} from "../../../../contract/account/person.ts";
import { readCents } from "../../../../contract/calculators/read-amount.ts";
import { tidyTitle } from "../../../../contract/community/forum.ts";
import { MAX_JSON_DEPTH } from "../../../../contract/shared/json-depth.ts";
import { cleanText, cleanTexts } from "../../../../contract/shared/visible-text.ts";

const ZWSP = "\u200b";
const ZWJ = "\u200d";

test.each([
  ["spaces without width", ZWSP + ZWSP],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["fillers of Hangul", "\u3164\u115f\u1160\uffa0"],
  ["a blank of Braille", "\u2800 \u2800"],
  ["a variation selector alone", "\ufe0f"],
  ["a joiner alone", ZWJ],
  ["tags", "\u{e0041}\u{e0042}"],
  ["marks without a letter", "\u0301\u0302"],
  ["control characters", "\u0000\u0007\u009f"],
  ["half a character", "\ud800"],
  ["a soft hyphen", "\u00ad"],
  ["references of HTML", "&#8203;&#x200B; &ZeroWidthSpace;&zwj;"],
  ["no-break spaces by reference", "&nbsp;&#160;"],
  ["spaces of many widths", "\u00a0\u2003\u3000"],
])("visible text: %s is empty", (_, text) => {
  expect(cleanText(text)).toBe("");
});

test.each([
  ["an override", "abc\u202edef", "abcdef"],
  ["an override by reference", "abc&#x202E;def&#8238;", "abcdef"],
  ["an isolate", "a\u2066b\u2069c", "abc"],
  ["a mark of direction among Latin letters", "ana\u200f 1", "ana 1"],
  ["a zero byte", "a\u0000b", "ab"],
  ["a space without width in a word", `gol${ZWSP}pe`, "golpe"],
  ["a joiner between Latin letters", `gol${ZWJ}pe`, "golpe"],
  ["too many marks", `a${"\u0323".repeat(4_000)}`, "ạ\u0323\u0323\u0323"],
  ["an accent apart", "Sa\u0303o", "São"],
])("visible text: %s is removed", (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
  expect(cleanText(cleaned)).toBe(cleaned);
});

test.each([
  "São Paulo – R$ 1.500, às 14h30",
  "linha\n\toutra\r\n",
  " ",
  "👩‍🚀 ❤️ ❤️‍🔥 👍🏽 👨‍👩‍👧‍👦 🏳️‍🌈",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇧🇷 1️⃣ #️⃣",
  "می‌خواهم",
  "क्‍ष",
  "שָׁלוֹם C++\u200f!",
  "Tiếng Việt",
  "น้ำที่",
  "葛\u{e0100}",
  "a &nbsp; b &amp; c &#233;",
  "&#128077;",
])("visible text: %j stays", (text) => {
  expect(cleanText(text)).toBe(text.normalize("NFC"));
});

test("visible text: cleans every text of a value, except passwords and other types", () => {
  const at = new Date(0);
  const hidden = `a${ZWSP}`;
  expect(
    cleanTexts({
      title: hidden,
      list: [hidden, { deep: hidden }],
      password: hidden,
      newPassword: hidden,
      at,
      count: 1,
      none: null,
    }),
  ).toEqual({
    title: "a",
    list: ["a", { deep: "a" }],
    password: hidden,
    newPassword: hidden,
    at,
    count: 1,
    none: null,
  });
});

test("visible text: a long or deep value is cleaned in linear time", () => {
  let deep: unknown = ZWSP;
  for (let depth = 0; depth < 10_000; depth++) deep = { deep };
  expect(() => cleanTexts(deep)).not.toThrow();
  const deepest = `${'{"a":'.repeat(MAX_JSON_DEPTH)}"a${ZWSP}b"${"}".repeat(MAX_JSON_DEPTH)}`;
  expect(JSON.stringify(cleanTexts(JSON.parse(deepest)))).toContain('"ab"');
  expect(cleanText(`${"&#8203;".repeat(9_000)}a${"\u0301".repeat(60_000)}`)).toHaveLength(4);
});

test.each([
  ["a name", tidyName(`\u202eAna${ZWSP}  Souza`), "Ana Souza"],
  ["a title", tidyTitle(`Uma${ZWSP}\n dúvida`), "Uma dúvida"],
  ["an address of e-mail", tidyEmail(` ana${ZWSP}@example.com\u2060`), "ana@example.com"],
])("visible text: %s is cleaned", (_, cleaned, expected) => {
  expect(cleaned).toBe(expected);
});

test("visible text: a copied number with special spaces is read", () => {
  expect(readCents(cleanText(`${ZWSP}CHF\u00a01\u202f234.50\u200e`))).toEqual({
    state: "number",
    value: 123_450,
  });
});

test.each(["J. P. Silva", "J.P. Silva", "Ana M. Souza", "Silva Jr.", "M.-A. Müller", "D'Ávila"])(
  "visible text: %s is a valid name",
  (name) => {
    expect(isPersonName(tidyName(name))).toBe(true);
  },
);

test.each([
  ...["www.evil.example ganhe", "evil.com", "t.co", "bit.ly", "Ana evil.site", "w.w.w.evil.ch"],
  ...["Ana. evil.", "ana.souza", ".evil", "e.vil.com", "J.Silva"],
])("visible text: %s is no valid name, since it could be an address", (name) => {
  expect(isPersonName(tidyName(name))).toBe(false);
});

test.each([
  "a@[127.0.0.1]",
  "a@127.0.0.1",
  "a@[IPv6:2001:db8::1]",
  "a@ex(ample).com",
  "a@b\u202e.com",
])("visible text: %s is no valid e-mail address", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
