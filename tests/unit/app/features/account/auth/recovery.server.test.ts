import { expect, test } from "vitest";
import { findResetLink, linkAfter, resetPassword } from "~/features/account/auth/recovery.server";
import type { RecoveryApi } from "~/service/recovery-api.server";

const TOKEN = "a".repeat(43);
const visitor = { address: "10.0.0.1", userAgent: "" };

const answering = (statusCode: number, code: string | null) => {
  const rest = { message: "", retryAfterSeconds: 3_600, fields: {}, detail: {} };
  const answer = async () => ({ isError: true, statusCode, code, ...rest }) as const;
  return { request: answer, check: answer, reset: answer } as RecoveryApi;
};

test.each([
  ["limited", 429, "rate_limited"],
  ["unavailable", 503, "unavailable"],
  ["unavailable", 500, null],
] as const)("reset link: is %s after status %i of the service", async (link, status, code) => {
  const api = answering(status, code);
  expect(await findResetLink(api, TOKEN, visitor)).toBe(link);
  const form = new FormData();
  form.set("password", "quatro palavras ao vento");
  expect(linkAfter(await resetPassword(api, TOKEN, form, visitor))).toBe(link);
});
