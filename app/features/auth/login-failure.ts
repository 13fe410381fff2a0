import { auth } from "~/i18n/pt-BR/auth";
import { translator } from "~/i18n/translator";
import type { SecondStepFailure } from "./auth.schema";

const t = translator("auth", auth);

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

const STATUS: Record<SecondStepFailure["code"], number> = {
  invalid_credentials: 401,
  suspended: 403,
  rate_limited: 429,
  too_many_codes: 429,
  wrong_code: 401,
  unknown_passkey: 401,
  over: 410,
  unavailable: 503,
};

export function failureStatus({ code }: SecondStepFailure): number {
  return STATUS[code];
}
