import * as z from "~/forms/zod";
import { emailKeyOf, isEmailAddress } from "../../contract/account/person.ts";

type EmailTexts = { missing: string; invalid: string };

/**
 * A field for an e-mail address, normalized to one spelling per mailbox: case, full-width characters and
 * spaces.
 */
export function emailAddress({ missing, invalid }: EmailTexts) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(emailKeyOf)),
    z.string().check(
      z.minLength(1, missing),
      z.refine((text) => text === "" || isEmailAddress(text), invalid),
    ),
  );
}
