import { expect, test } from "vitest";
import { codeOf, mayMeanNobody, saysNobody } from "../../../../bff/mail/unknown-address.ts";

test.each(["5.1.1", "5.1.2", "5.1.10", "5.1.1 The account is unknown"])(
  "%s says that nobody has the address",
  (status) => expect(saysNobody(status)).toBe(true),
);

test.each([
  "",
  "No such user",
  "5.0.0",
  "5.1.0 <ana@example.com>",
  "5.1.6",
  "5.2.0",
  "5.2.1",
  "5.4.1",
])("%j may mean that nobody has it", (status) => {
  expect(saysNobody(status)).toBe(false);
  expect(mayMeanNobody(status)).toBe(true);
});

test.each(["5.2.2 full", "5.2.3", "5.3.4", "5.4.4", "5.5.0", "5.6.0", "5.7.1", "5.7.26", "4.2.2"])(
  "%s says nothing about whether somebody has it",
  (status) => {
    expect(saysNobody(status)).toBe(false);
    expect(mayMeanNobody(status)).toBe(false);
  },
);

test("of a status only its numbers are kept", () => {
  expect(codeOf(" 5.1.0 <ana@example.com>")).toBe("5.1.0");
  expect(codeOf("ana@example.com")).toBe("");
});
