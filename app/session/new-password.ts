import * as z from "~/forms/zod";
import { fieldErrors } from "~/i18n/pt-BR/field-errors";
import {
  characterCount,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../contract/account/person.ts";

/** Password checks that need no request. The service also checks for common and leaked passwords. */
export const newPassword = z.string(fieldErrors.password.too_short).check(
  z.refine((value) => characterCount(value) >= PASSWORD_MIN_LENGTH, fieldErrors.password.too_short),
  z.refine((value) => characterCount(value) <= PASSWORD_MAX_LENGTH, fieldErrors.password.too_long),
);
