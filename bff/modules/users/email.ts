import { z } from "zod";

/**
 * The form in which e-mails are compared: NFKC and lower case. Accents stay, so that `ána@…` and
 * `ana@…` are two people.
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

/** An address that can be written to: one @, no spaces or control characters, at most 254. */
export const emailShape = z
  .string()
  .max(254)
  .transform((value) => value.trim().normalize("NFKC"))
  .pipe(z.string().regex(/^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u));
