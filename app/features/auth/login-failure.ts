import { auth } from "~/i18n/pt-BR/auth";
import { translator } from "~/i18n/translator";
import type { LoginFailure } from "./auth.schema";

const t = translator("auth", auth);

const LONGEST_WAIT_IN_SECONDS = 90;

export function describeFailure(failure: LoginFailure): { title: string; text: string } {
  if (failure.code === "invalid_credentials") {
    return { title: t("errors.credentialsTitle"), text: t("errors.credentials") };
  }
  if (failure.code === "rate_limited") {
    return { title: t("errors.waitTitle"), text: describeWait(failure.retryAfterSeconds) };
  }
  return { title: t("errors.unavailableTitle"), text: t("errors.unavailable") };
}

function describeWait(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds));
  return count <= LONGEST_WAIT_IN_SECONDS
    ? t("errors.waitSeconds", { count })
    : t("errors.waitMinutes", { count: Math.ceil(count / 60) });
}
