import * as z from "~/forms/zod";
import { newPassword } from "~/session/new-password";
import { PASSKEY_NAME_MAX_LENGTH } from "../../../../contract/account/person.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import { security } from "./words";

const words = security.errors;

const currentPassword = z
  .string(words.passwordMissing)
  .check(z.minLength(1, words.passwordMissing));
const code = z.string(words.codeMissing).check(z.regex(/^\s*(?:\d\s*){6}$/, words.codeMissing));
const name = z
  .string(words.nameMissing)
  .check(
    z.trim(),
    z.minLength(1, words.nameMissing),
    z.refine(fits(PASSKEY_NAME_MAX_LENGTH), words.nameMissing),
  );
const id = z.string().check(z.minLength(1));

export const changePasswordSchema = z.object({ currentPassword, newPassword });

export const currentPasswordSchema = z.object({ currentPassword });

export const codeSchema = z.object({ code });

export const sessionSchema = z.object({ sessionId: id });
export const nothingSchema = z.object({});
export const renamePasskeySchema = z.object({ id, name });
export const removePasskeySchema = z.object({ id, currentPassword });
export const newPasskeySchema = z.object({
  name,
  challenge: z.string(),
  response: z.string(),
});
