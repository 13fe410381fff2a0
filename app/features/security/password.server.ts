import type { SubmissionResult } from "@conform-to/react";
import { parseForm } from "~/http/parse-form";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type { Actor, SecurityApi } from "~/service/security-api.server";
import type { SecurityFailure } from "./security-answer";
import { changePasswordSchema } from "./security.schema";
import { securityFailureOf } from "./security.server";

export type PasswordAnswer = {
  /** The browser's new token after a change; null when nothing was changed. */
  deviceToken: string | null;
  lastResult: SubmissionResult | null;
  failure: SecurityFailure | null;
};

/** Changes the member's password; neither of the two comes back. */
export async function changePassword(
  security: SecurityApi,
  actor: Actor,
  form: FormData,
): Promise<PasswordAnswer> {
  const submission = parseForm(changePasswordSchema, form);
  const reply = (fields: Readonly<Record<string, string>>) =>
    submission.reply({
      hideFields: ["currentPassword", "newPassword"],
      ...(Object.keys(fields).length > 0 && { fieldErrors: fieldErrorsOf(fields) }),
    });
  const refused = { deviceToken: null, lastResult: null, failure: null };
  if (submission.status !== "success") return { ...refused, lastResult: reply({}) };
  const result = await security.changePassword(submission.value, actor);
  if (!result.isError) return { ...refused, deviceToken: result.data.deviceToken };
  if (Object.keys(result.fields).length > 0) {
    return { ...refused, lastResult: reply(result.fields) };
  }
  return { ...refused, failure: securityFailureOf(result) };
}
