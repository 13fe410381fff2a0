import * as z from "~/forms/zod";
import { translator } from "~/i18n/translator";
import { emailAddress } from "~/session/email-address";
import { newPassword } from "~/session/new-password";
import {
  characterCount,
  PASSWORD_MAX_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from "../../../../contract/account/person.ts";
import { auth } from "./words";

const t = translator("auth", auth);

const email = emailAddress({
  missing: t("errors.emailMissing"),
  invalid: t("errors.emailInvalid"),
});

/** Login checks neither length nor format and does not trim: only the service can judge a password. */
const password = z.string(t("errors.passwordMissing")).check(
  z.minLength(1, t("errors.passwordMissing")),
  z.refine(
    (value) => characterCount(value) <= TYPED_PASSWORD_MAX_LENGTH,
    t("errors.passwordTooLong", { max: PASSWORD_MAX_LENGTH }),
  ),
);

export const loginSchema = z.object({
  email,
  password,
  redirect: z.optional(z.string().check(z.maxLength(2000))),
});

export const recoverySchema = z.object({ email });

export const resetSchema = z.object({ password: newPassword });
