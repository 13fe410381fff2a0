import { translator } from "~/i18n/translator";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";
import { auth } from "./words";

const t = translator("auth", auth);

export type LoginProblem = "invalid_credentials" | "suspended";

export type SecondStepFailure =
  | FormFailure<LoginProblem | "wrong_code" | "unknown_passkey" | "over">
  | { code: "too_many_codes"; retryAfterSeconds: number };

export type LoginAnswer = Omit<FormAnswer, "failure"> & { failure: SecondStepFailure | null };

const LONGEST_WAIT_IN_SECONDS = 90;
const LONGEST_WAIT_IN_MINUTES = 90;

export function describeFailure(failure: SecondStepFailure): { title: string; text: string } {
  switch (failure.code) {
    case "invalid_credentials":
      return { title: t("errors.credentialsTitle"), text: t("errors.credentials") };
    case "suspended":
      return { title: t("errors.suspendedTitle"), text: t("errors.suspended") };
    case "rate_limited": {
      const text = `${describeWait(failure.retryAfterSeconds)} ${t("errors.waitHint")}`;
      return { title: t("errors.waitTitle"), text };
    }
    case "too_many_codes": {
      const text = `${describeWait(failure.retryAfterSeconds)} ${t("errors.codesHint")}`;
      return { title: t("errors.waitTitle"), text };
    }
    case "wrong_code":
      return { title: t("errors.wrongCodeTitle"), text: t("errors.wrongCode") };
    case "unknown_passkey":
      return { title: t("errors.unknownPasskeyTitle"), text: t("errors.unknownPasskey") };
    case "over":
      return { title: t("errors.overTitle"), text: t("errors.over") };
    case "unavailable":
      return { title: t("errors.unavailableTitle"), text: t("errors.unavailable") };
  }
}

function describeWait(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds));
  if (count <= LONGEST_WAIT_IN_SECONDS) return t("errors.waitSeconds", { count });
  const minutes = Math.ceil(count / 60);
  return minutes <= LONGEST_WAIT_IN_MINUTES
    ? t("errors.waitMinutes", { count: minutes })
    : t("errors.waitHours", { count: Math.ceil(minutes / 60) });
}

export const LOGIN_STATUSES = {
  invalid_credentials: 401,
  suspended: 403,
  too_many_codes: 429,
  wrong_code: 401,
  unknown_passkey: 401,
};
