import { describe, expect, test } from "vitest";
import { emailKeyOf } from "../../../contract/person.ts";
import { emailShape } from "../../../bff/email.ts";

describe("emailKeyOf", () => {
  test("unites spellings of one address", () => {
    const spellings = ["Ana@Example.com", " ana@example.com ", "\uff21na@example.com"];
    expect(new Set(spellings.map(emailKeyOf))).toEqual(new Set(["ana@example.com"]));
  });

  test("keeps accents apart and unites their composed and decomposed forms", () => {
    expect(emailKeyOf("ána@example.com")).not.toBe(emailKeyOf("ana@example.com"));
    expect(emailKeyOf("a\u0301na@example.com")).toBe(emailKeyOf("\u00e1na@example.com"));
  });
});

describe("emailShape", () => {
  test.each(["a@example.com", "a.b+c@sub.example.ch", "ána@exämple.ch", " a@example.com "])(
    "takes %j",
    (email) => {
      expect(emailShape.safeParse(email).success).toBe(true);
    },
  );

  test.each([
    "",
    "a",
    "a@",
    "@example.com",
    "a@b",
    "a b@example.com",
    "a@example.com,b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "a@@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(250)}.com`,
  ])("refuses %j", (email) => {
    expect(emailShape.safeParse(email).success).toBe(false);
  });
});
