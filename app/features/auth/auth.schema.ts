import * as z from "zod/mini";
import { auth } from "~/i18n/pt-BR/auth";
import { translator } from "~/i18n/translator";
import { lengthOf, newPassword } from "~/session/new-password";

// Zod otherwise probes for `new Function`, which the page's CSP refuses and reports.
z.config({ jitless: true });

const t = translator("auth", auth);

const EMAIL_MAX_LENGTH = 254;
/** More than any password here has, and within what the service reads. */
const PASSWORD_MAX_LENGTH = 500;
const EMAIL_OR_NOTHING = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/;

/** One spelling per mailbox: what people type differs in case, width and stray spaces. */
function normaliseEmail(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase();
}

const email = z.pipe(
  z.pipe(z.string(t("errors.emailMissing")), z.transform(normaliseEmail)),
  z
    .string()
    .check(
      z.minLength(1, t("errors.emailMissing")),
      z.maxLength(EMAIL_MAX_LENGTH, t("errors.emailInvalid")),
      z.regex(EMAIL_OR_NOTHING, t("errors.emailInvalid")),
    ),
);

/** No rules for the password and no trimming: only the account knows what is right. */
const password = z.string(t("errors.passwordMissing")).check(
  z.minLength(1, t("errors.passwordMissing")),
  z.refine((value) => lengthOf(value) <= PASSWORD_MAX_LENGTH, t("errors.passwordTooLong")),
);

export const loginSchema = z.object({
  email,
  password,
  redirect: z.optional(z.string().check(z.maxLength(2000))),
});

export type LoginInput = z.infer<typeof loginSchema>;

/** Why a well-formed login was turned away. */
export type LoginFailure =
  | { code: "invalid_credentials" }
  | { code: "suspended" }
  | { code: "rate_limited"; retryAfterSeconds: number }
  | { code: "unavailable" };

/** Why a second step, by code or passkey, was turned away. */
export type SecondStepFailure =
  | LoginFailure
  | { code: "too_many_codes"; retryAfterSeconds: number }
  | { code: "wrong_code" }
  | { code: "unknown_passkey" }
  | { code: "over" };

export const recoverySchema = z.object({ email });

export type RecoveryInput = z.infer<typeof recoverySchema>;

export const resetSchema = z.object({ password: newPassword });

export type ResetInput = z.infer<typeof resetSchema>;
