import type { Visitor } from "~/http/visitor";
import type { FormAnswer } from "~/forms/form-answer";
import { sendForm } from "~/forms/form-answer.server";
import type { SecurityApi } from "~/service/security-api.server";
import type { SecurityProblem } from "./security-answer";
import { changePasswordSchema } from "./security.schema";
import { PASSWORDS, SECURITY_FAILURES } from "./security.server";

/** Contains the browser's new token after a change. */
export type PasswordAnswer = FormAnswer<SecurityProblem, { deviceToken: string }>;

/** The answer never repeats either password. */
export function changePassword(
  security: SecurityApi,
  visitor: Visitor,
  form: FormData,
): Promise<PasswordAnswer> {
  return sendForm(changePasswordSchema, form, (input) => security.changePassword(input, visitor), {
    hidden: PASSWORDS,
    failures: SECURITY_FAILURES,
    gainOf: ({ deviceToken }) => ({ deviceToken }),
  });
}
