import { createHash, randomUUID } from "node:crypto";
import { FORM_KEY_NAME } from "~/forms/form-key-name";
import { isUuid } from "../../contract/shared/uuid.ts";

/**
 * The idempotency key for a form's request: equal for the same form with the same content, different for
 * other content. Without a form key, each submission counts separately.
 */
export async function idempotencyKeyOf(form: FormData): Promise<string> {
  const formKey = form.get(FORM_KEY_NAME);
  if (typeof formKey !== "string" || !isUuid(formKey)) return randomUUID();
  const hash = createHash("sha256");
  for (const [name, value] of form) {
    const said = typeof value === "string" ? value : [value.name, value.size];
    hash.update(JSON.stringify([name, said]));
    if (typeof value !== "string") hash.update(Buffer.from(await value.arrayBuffer()));
  }
  const hex = hash.digest("hex");
  // Version 8 of RFC 9562: a custom UUID.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
