import {
  isPersonalPassword,
  type PasswordOwner,
} from "../../../../contract/account/guessable-password.ts";
import {
  characterCount,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../../../contract/account/person.ts";
import { ServiceError } from "../../../errors.ts";
import type { IsLeakedPassword } from "./leaked-passwords.ts";

export type PasswordFault =
  | "password.too_short"
  | "password.too_long"
  | "password.common"
  | "password.personal"
  | "password.leaked";

/**
 * @param field the form field's name, `password` by default
 * @throws {ServiceError} `validation_failed` with `fields.<field>`: a `PasswordFault`
 */
export type RequireGoodPassword = (
  password: string,
  owner: PasswordOwner,
  field?: string,
) => Promise<void>;

/**
 * A password has 10 to 200 characters of any kind. It must not be common, leaked, or made from the owner's
 * e-mail or name. There are no rules about kinds of characters: they make passwords worse.
 */
export function createPasswordRules(isLeaked: IsLeakedPassword): RequireGoodPassword {
  return async (password, owner, field = "password") => {
    const fault =
      findFault(password, owner) ??
      ((await isCommon(password)) ? "password.common" : null) ??
      ((await isLeaked(password)) ? "password.leaked" : null);
    if (fault) throw new ServiceError("validation_failed", { fields: { [field]: fault } });
  };
}

function findFault(password: string, owner: PasswordOwner): PasswordFault | null {
  const length = characterCount(password);
  if (length < PASSWORD_MIN_LENGTH) return "password.too_short";
  if (length > PASSWORD_MAX_LENGTH) return "password.too_long";
  if (isPersonalPassword(password, owner)) return "password.personal";
  return null;
}

/** Loaded on first use: the lists take 20 MB of memory. */
async function isCommon(password: string): Promise<boolean> {
  const { isCommonPassword } = await import("./common-passwords.ts");
  return isCommonPassword(password);
}
