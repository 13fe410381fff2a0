import * as z from "~/forms/zod";
import { fieldErrors } from "~/i18n/pt-BR/field-errors";
import { translator } from "~/i18n/translator";
import {
  characterCount,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../contract/account/person.ts";

const t = translator("field-errors", fieldErrors);
const tooShort = t("password.too_short", { min: PASSWORD_MIN_LENGTH });
const tooLong = t("password.too_long", { max: PASSWORD_MAX_LENGTH });

/** Password checks that need no request. The service also checks for common and leaked passwords. */
export const newPassword = z.string(tooShort).check(
  z.refine((value) => characterCount(value) >= PASSWORD_MIN_LENGTH, tooShort),
  z.refine((value) => characterCount(value) <= PASSWORD_MAX_LENGTH, tooLong),
);
