import { describe, expect, test } from "vitest";
import {
  isEmailAddress,
  isPersonName,
  reservedName,
  tidyEmail,
  tidyName,
} from "../../../contract/person.ts";

describe("an e-mail address", () => {
  test.each([
    "maria@example.com",
    "m.silva+noticias@sub.example.com.br",
    "ána@exämple.ch",
    "o'brien@example.museum",
    `${"a".repeat(64)}@example.com`,
  ])("is %s", (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  test.each([
    "",
    "maria",
    "maria@",
    "@example.com",
    "maria@example",
    "maria@example.c",
    "maria@.com",
    "maria@example..com",
    "maria@example.com.",
    "ma ria@example.com",
    "maria@exam\nple.com",
    "maria@a@example.com",
    '"maria"@example.com',
    `${"a".repeat(65)}@example.com`,
    `a@${"a.".repeat(130)}ch`,
  ])("is not %j", (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});

test("one mailbox has one spelling", () => {
  expect(tidyEmail("  ｍaria@example.com ")).toBe("maria@example.com");
});

test.each(["Ana", "Zoë D'Ávila", "J. P. Müller-Lüdenscheidt", "Ио"])("%s is a name", (name) => {
  expect(isPersonName(tidyName(name))).toBe(true);
});

test.each(["", "…", "4na", "ana@example.com", "<b>", "'-."])("%j is no name", (name) => {
  expect(isPersonName(tidyName(name))).toBe(false);
});

test("a name is kept with single spaces and straight apostrophes", () => {
  expect(tidyName("  Maria   d’Ávila ")).toBe("Maria d'Ávila");
});

describe("a name that its owner did not open", () => {
  test.each([
    ["Ana", "Souza", "Ana S."],
    ["Ana Júlia", "Souza da Silva", "Ana Júlia S."],
    ["Ana", "d'Ávila-Souza", "Ana D."],
    ["Zoë", "'t Hooft", "Zoë H."],
    ["Ana", "évora", "Ana É."],
    ["Ana", "", "Ana"],
  ])("%s %s is read as %s", (firstName, lastName, read) => {
    expect(reservedName({ firstName, lastName })).toBe(read);
  });
});
