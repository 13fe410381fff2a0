import * as z from "zod/mini";

// Zod otherwise probes for `new Function`, which the page's CSP refuses and reports.
z.config({ jitless: true });

/** Letters of any script with spaces, `'`, `.` and `-`; the service asks the same. */
export const NAME_OR_NOTHING = /^(?:(?=.*\p{L})[\p{L}\p{M} '.-]+)?$/u;

/** A name as it is kept. */
export const tidyName = (typed: string): string =>
  typed.normalize("NFC").replaceAll("’", "'").trim().replaceAll(/\s+/g, " ");

type NameTexts = { missing: string; long: string; invalid: string };

/** One of a person's names, the same at signup and ever after. */
export function personName(longest: number, { missing, long, invalid }: NameTexts) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(tidyName)),
    z
      .string()
      .check(
        z.minLength(1, missing),
        z.maxLength(longest, long),
        z.regex(NAME_OR_NOTHING, invalid),
      ),
  );
}
