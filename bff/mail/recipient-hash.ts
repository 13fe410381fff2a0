import { createHash } from "node:crypto";
import { emailKeyOf } from "../../contract/account/person.ts";

export function recipientHashOf(email: string): Buffer {
  return createHash("sha256").update(emailKeyOf(email)).digest();
}
