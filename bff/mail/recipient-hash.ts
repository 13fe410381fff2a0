import { createHash } from "node:crypto";
import { emailKeyOf } from "../../contract/person.ts";

/** What a mail's row keeps of its address once it is sent: whether another one is the same. */
export function recipientHashOf(email: string): Buffer {
  return createHash("sha256").update(emailKeyOf(email)).digest();
}
