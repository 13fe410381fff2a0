import * as z from "~/forms/zod";
import { isPersonName, tidyName } from "../../contract/account/person.ts";

type NameTexts = { missing: string; long: string; invalid: string };

export function personName(longest: number, { missing, long, invalid }: NameTexts) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(tidyName)),
    z.string().check(
      z.minLength(1, missing),
      z.maxLength(longest, long),
      z.refine((text) => text === "" || isPersonName(text), invalid),
    ),
  );
}
