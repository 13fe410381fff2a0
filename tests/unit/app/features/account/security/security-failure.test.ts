import { expect, test } from "vitest";
import { SECURITY_FAILURES } from "~/features/account/security/security.server";
import { failureOf } from "~/forms/form-answer.server";
import type { ErrorResult } from "~/http/json-client.server";

const refusal = (statusCode: number, code: string | null = null): ErrorResult => ({
  isError: true,
  statusCode,
  code,
  message: "",
  retryAfterSeconds: null,
  fields: {},
  detail: {},
});

test.each([
  [refusal(400, "validation_failed"), "over"],
  [refusal(404, "not_found"), "over"],
  [refusal(410, "auth.challenge_over"), "over"],
  [refusal(401, "auth.invalid_second_factor"), "passkey_refused"],
  [refusal(503, "unavailable"), "unavailable"],
  [refusal(500), "unavailable"],
])("security failure: a member's mistake is not reported as an outage (%#)", (answer, code) => {
  expect(failureOf(answer, SECURITY_FAILURES)).toEqual({ code });
});
