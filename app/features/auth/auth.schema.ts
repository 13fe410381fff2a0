import { z } from "zod";
import { auth } from "~/i18n/pt-BR/auth";
import { translator } from "~/i18n/translator";

const t = translator("auth", auth);

const EMAIL_MAX_LENGTH = 254;
const PASSWORD_MAX_LENGTH = 200;

/** One spelling per mailbox: what people type differs in case, width and stray spaces. */
export function normaliseEmail(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase();
}

/** The password is compared as typed: no trimming, no rules; only the account knows what is right. */
export const loginSchema = z.object({
  email: z
    .string({ error: t("errors.emailMissing") })
    .transform(normaliseEmail)
    .pipe(
      z
        .string()
        .min(1, t("errors.emailMissing"))
        .max(EMAIL_MAX_LENGTH, t("errors.emailInvalid"))
        .regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/, t("errors.emailInvalid")),
    ),
  password: z
    .string({ error: t("errors.passwordMissing") })
    .min(1, t("errors.passwordMissing"))
    .max(PASSWORD_MAX_LENGTH, t("errors.passwordTooLong")),
  redirect: z.string().max(2000).optional(),
});

export type LoginInput = z.infer<typeof loginSchema>;

/** Why a well-formed login was turned away. */
export type LoginFailure =
  | { code: "invalid_credentials" }
  | { code: "rate_limited"; retryAfterSeconds: number }
  | { code: "unavailable" };
