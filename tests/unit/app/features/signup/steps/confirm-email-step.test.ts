import { expect, test } from "vitest";
import { describeResend } from "~/features/signup/steps/confirm-email-step";

test.each([
  [0, "Mandar de novo"],
  [1, "Mandar de novo em 1"],
  [60, "Mandar de novo em 60"],
  [91, "Mandar de novo em 2 minutos"],
  [5_400, "Mandar de novo em 90 minutos"],
  [5_401, "Mandar de novo em 2 horas"],
  [86_000, "Mandar de novo em 24 horas"],
])("confirm e-mail step: a wait of %d s reads %s", (seconds, words) => {
  expect(describeResend(seconds)).toContain(words);
});
