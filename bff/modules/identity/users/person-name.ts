import { z } from "zod";
import {
  FIRST_NAME_MAX_LENGTH,
  isPersonName,
  LAST_NAME_MAX_LENGTH,
  tidyName,
} from "../../../../contract/account/person.ts";

function nameOf(longest: number) {
  return z
    .string("name.missing")
    .transform(tidyName)
    .pipe(
      z
        .string()
        .min(1, "name.missing")
        .max(longest, "name.too_long")
        .refine(isPersonName, "name.invalid"),
    );
}

export const personNameShape = z.object({
  firstName: nameOf(FIRST_NAME_MAX_LENGTH),
  lastName: nameOf(LAST_NAME_MAX_LENGTH),
});
export type PersonName = z.output<typeof personNameShape>;

export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}
