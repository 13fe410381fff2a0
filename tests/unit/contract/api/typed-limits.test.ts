import { expect, test } from "vitest";
import { mailReportInput } from "../../../../contract/api/notifications-v1.ts";
import { downloadInput } from "../../../../contract/api/privacy-v1.ts";
import {
  changePasswordInput,
  emailChangeInput,
  recoveryInput,
  resetInput,
} from "../../../../contract/api/security-v1.ts";
import { accountInput } from "../../../../contract/api/signup-v1.ts";
import { guestTicketInput } from "../../../../contract/api/support-v1.ts";
import { loginInput } from "../../../../contract/api/users-v1.ts";

const email = "ana@example.com";

test.each([
  ["login", loginInput, (password: string) => ({ email, password })],
  ["data download", downloadInput, (password: string) => ({ password })],
  ["e-mail change", emailChangeInput, (password: string) => ({ email, password })],
  ["password reset", resetInput, (password: string) => ({ token: "t", password })],
  ["new account", accountInput, (password: string) => ({ password })],
  [
    "password change",
    changePasswordInput,
    (newPassword: string) => ({ currentPassword: "x", newPassword }),
  ],
])("typed password: %s accepts 500 characters, and no more", (_, schema, inputOf) => {
  expect(schema.safeParse(inputOf("🏔".repeat(500))).success).toBe(true);
  expect(schema.safeParse(inputOf("x".repeat(501))).success).toBe(false);
});

test("typed password: an empty one is refused where it proves the member", () => {
  expect(loginInput.safeParse({ email, password: "" }).success).toBe(false);
  expect(downloadInput.safeParse({ password: "" }).success).toBe(false);
});

test.each([
  ["login", loginInput, (typed: string) => ({ email: typed, password: "x" })],
  ["password recovery", recoveryInput, (typed: string) => ({ email: typed })],
  ["e-mail change", emailChangeInput, (typed: string) => ({ email: typed, password: "x" })],
  ["guest ticket", guestTicketInput, (typed: string) => ({ email: typed })],
  [
    "delivery report",
    mailReportInput,
    (typed: string) => ({ events: [{ type: "bounce", email: typed }] }),
  ],
])("e-mail: %s accepts 254 characters, and no more", (_, schema, inputOf) => {
  expect(schema.safeParse(inputOf("a".repeat(254))).success).toBe(true);
  expect(schema.safeParse(inputOf("a".repeat(255))).success).toBe(false);
});
