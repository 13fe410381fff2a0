import { describe, expect, test } from "vitest";
import { emailKeyOf } from "../../../contract/account/person.ts";
import { emailShape } from "../../../bff/email.ts";

describe("emailKeyOf", () => {
  test("maps all spellings of one address to one key", () => {
    const spellings = ["Ana@Example.com", " ana@example.com ", "\uff21na@example.com"];
    expect(new Set(spellings.map(emailKeyOf))).toEqual(new Set(["ana@example.com"]));
  });

  test("distinguishes accents, but not their composed and decomposed forms", () => {
    expect(emailKeyOf("ána@example.com")).not.toBe(emailKeyOf("ana@example.com"));
    expect(emailKeyOf("a\u0301na@example.com")).toBe(emailKeyOf("\u00e1na@example.com"));
  });
});

describe("emailShape", () => {
  test.each(["a@example.com", "a.b+c@sub.example.ch", "ána@exämple.ch", " a@example.com "])(
    "accepts %j",
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
  ])("rejects %j", (email) => {
    expect(emailShape.safeParse(email).success).toBe(false);
  });
});
