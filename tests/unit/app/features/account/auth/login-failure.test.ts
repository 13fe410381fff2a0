import { expect, test } from "vitest";
import { describeFailure } from "~/features/account/auth/login-failure";

test.each([
  [0, "1 segundo "],
  [1, "1 segundo "],
  [45, "45 segundos "],
  [90, "90 segundos "],
  [91, "2 minutos "],
  [900, "15 minutos "],
])("login failure: a wait of %d s reads %s", (retryAfterSeconds, received) => {
  expect(describeFailure({ code: "rate_limited", retryAfterSeconds }).text).toContain(received);
});

test("login failure: wrong credentials do not reveal which of the two was wrong", () => {
  expect(describeFailure({ code: "invalid_credentials" }).title).toBe(
    "E-mail ou senha não conferem",
  );
});
