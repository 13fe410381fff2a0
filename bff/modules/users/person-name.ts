import { z } from "zod";

/** Letters of any script with spaces, `'`, `.` and `-`. The app makes words for people from the codes. */
function nameOf(longest: number) {
  return z
    .string("name.missing")
    .transform((typed) =>
      typed.normalize("NFC").replaceAll("’", "'").trim().replaceAll(/\s+/g, " "),
    )
    .pipe(
      z
        .string()
        .min(1, "name.missing")
        .max(longest, "name.too_long")
        .regex(/^(?=.*\p{L})[\p{L}\p{M} '.-]*$/u, "name.invalid"),
    );
}

/** A person's names, the same at signup and ever after. */
export const personNameShape = z.object({ firstName: nameOf(60), lastName: nameOf(80) });
export type PersonName = z.output<typeof personNameShape>;
