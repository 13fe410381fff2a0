import { createHash } from "node:crypto";
import { print } from "graphql";
import type { DocumentNode } from "graphql";

/** SHA-256 in hexadecimal digits of a document, however it was laid out. */
export function hashOfDocument(document: DocumentNode): string {
  return createHash("sha256").update(print(document)).digest("hex");
}
