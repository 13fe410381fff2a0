import { z } from "zod";
import { EMAIL_MAX_LENGTH, isEmailAddress, tidyEmail } from "../contract/person.ts";

/** An address that can be written to, by the rule that the app's forms have too. */
export const emailShape = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .transform(tidyEmail)
  .pipe(z.string().refine(isEmailAddress));
