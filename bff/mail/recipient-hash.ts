import { createHash } from "node:crypto";
import { emailKeyOf } from "../../contract/account/person.ts";

/** Hash of the address, stored with a sent mail to compare addresses later. */
export function recipientHashOf(email: string): Buffer {
  return createHash("sha256").update(emailKeyOf(email)).digest();
}
