import { expect, test } from "vitest";
import { codeOf, mayMeanNobody, saysNobody } from "../../../../bff/mail/unknown-address.ts";

test.each(["5.1.1", "5.1.2", "5.1.10", "5.1.1 The account is unknown"])(
  "bounce status: %s means that the address does not exist",
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
])("bounce status: %j may mean that the address does not exist", (status) => {
  expect(saysNobody(status)).toBe(false);
  expect(mayMeanNobody(status)).toBe(true);
});

test.each(["5.2.2 full", "5.2.3", "5.3.4", "5.4.4", "5.5.0", "5.6.0", "5.7.1", "5.7.26", "4.2.2"])(
  "bounce status: %s does not tell whether the address exists",
  (status) => {
    expect(saysNobody(status)).toBe(false);
    expect(mayMeanNobody(status)).toBe(false);
  },
);

test("bounce status: only the numeric code is stored", () => {
  expect(codeOf(" 5.1.0 <ana@example.com>")).toBe("5.1.0");
  expect(codeOf("ana@example.com")).toBe("");
});
