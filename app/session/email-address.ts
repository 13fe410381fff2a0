import * as z from "~/forms/zod";
import { emailKeyOf, isEmailAddress } from "../../contract/person.ts";

type EmailTexts = { missing: string; invalid: string };

/** A field for an e-mail address, one spelling per mailbox: people differ in case, width and stray spaces. */
export function emailAddress({ missing, invalid }: EmailTexts) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(emailKeyOf)),
    z.string().check(
      z.minLength(1, missing),
      z.refine((text) => text === "" || isEmailAddress(text), invalid),
    ),
  );
}
