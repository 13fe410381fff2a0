import { ServiceError } from "../../errors.ts";
import { compared, isCommonPassword } from "./common-passwords.ts";
import type { IsLeakedPassword } from "./leaked-passwords.ts";

/** Whose password it is going to be. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

export type PasswordFault =
  | "password.too_short"
  | "password.too_long"
  | "password.common"
  | "password.personal"
  | "password.leaked";

/**
 * @param field the form's name for it, `password` when absent
 * @throws {ServiceError} `validation_failed` with `fields.<field>`: a `PasswordFault`
 */
export type RequireGoodPassword = (
  password: string,
  owner: PasswordOwner,
  field?: string,
) => Promise<void>;

/** In characters as people count them; the app says the same (`app/session/new-password.ts`). */
export const passwordMinLength = 10;
export const passwordMaxLength = 200;

const shortestTelling = 4;

/**
 * 10 to 200 characters of any kind, exactly as typed, not among the common or leaked ones, not made of
 * the owner's e-mail or name. No rules about kinds of characters: they make passwords worse.
 */
export function createPasswordRules(isLeaked: IsLeakedPassword): RequireGoodPassword {
  return async (password, owner, field = "password") => {
    const fault =
      findFault(password, owner) ?? ((await isLeaked(password)) ? "password.leaked" : null);
    if (fault) throw new ServiceError("validation_failed", { fields: { [field]: fault } });
  };
}

function findFault(password: string, owner: PasswordOwner): PasswordFault | null {
  const length = [...password].length;
  if (length < passwordMinLength) return "password.too_short";
  if (length > passwordMaxLength) return "password.too_long";
  if (isPersonal(password, owner)) return "password.personal";
  return isCommonPassword(password) ? "password.common" : null;
}

function isPersonal(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const plain = compared(password);
  const [localPart = ""] = email.split("@");
  const telling = [email, localPart, ...`${firstName} ${lastName}`.split(/\s+/)]
    .map((word) => compared(word.trim()))
    .filter((word) => word.length >= shortestTelling);
  return telling.some((word) => plain.includes(word));
}
