import { z } from "zod";
import { EMAIL_MAX_LENGTH, isEmailAddress, tidyEmail } from "../contract/account/person.ts";

export const emailShape = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .transform(tidyEmail)
  .pipe(z.string().refine(isEmailAddress));
