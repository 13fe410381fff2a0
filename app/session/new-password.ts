import * as z from "zod/mini";
import { fieldErrors } from "~/i18n/pt-BR/field-errors";

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;

/** Characters as people count them, and as the service does: an emoji is one or two, never four. */
export const lengthOf = (value: string) => [...value].length;

/** What can be said of a new password without asking; the service knows the common and leaked ones. */
export const newPassword = z.string(fieldErrors.password.too_short).check(
  z.refine((value) => lengthOf(value) >= MIN_LENGTH, fieldErrors.password.too_short),
  z.refine((value) => lengthOf(value) <= MAX_LENGTH, fieldErrors.password.too_long),
);
