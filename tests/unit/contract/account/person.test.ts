import { describe, expect, test } from "vitest";
import {
  isEmailAddress,
  isPersonName,
  reservedName,
  tidyEmail,
  tidyName,
} from "../../../../contract/account/person.ts";

describe("e-mail address", () => {
  test.each([
    "maria@example.com",
    "m.silva+noticias@sub.example.com.br",
    "ána@exämple.ch",
    "o'brien@example.museum",
    `${"a".repeat(64)}@example.com`,
  ])("%s is valid", (address) => {
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
  ])("%j is invalid", (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});

test("e-mail: one mailbox has one spelling", () => {
  expect(tidyEmail("  ｍaria@example.com ")).toBe("maria@example.com");
});

test.each(["Ana", "Zoë D'Ávila", "J. P. Müller-Lüdenscheidt", "Ио"])(
  "person name: %s is valid",
  (name) => {
    expect(isPersonName(tidyName(name))).toBe(true);
  },
);

test.each(["", "…", "4na", "ana@example.com", "<b>", "'-."])(
  "person name: %j is invalid",
  (name) => {
    expect(isPersonName(tidyName(name))).toBe(false);
  },
);

test("person name: is stored with single spaces and straight apostrophes", () => {
  expect(tidyName("  Maria   d’Ávila ")).toBe("Maria d'Ávila");
});

describe("abbreviated name", () => {
  test.each([
    ["Ana", "Souza", "Ana S."],
    ["Ana Júlia", "Souza da Silva", "Ana Júlia S."],
    ["Ana", "d'Ávila-Souza", "Ana D."],
    ["Zoë", "'t Hooft", "Zoë H."],
    ["Ana", "évora", "Ana É."],
    ["Ana", "", "Ana"],
  ])("of %s %s is %s", (firstName, lastName, read) => {
    expect(reservedName({ firstName, lastName })).toBe(read);
  });
});
