import { createHash } from "node:crypto";
import { print } from "graphql";
import type { DocumentNode } from "graphql";

/** SHA-256 of a document in hexadecimal, independent of its formatting. */
export function hashOfDocument(document: DocumentNode): string {
  return createHash("sha256").update(print(document)).digest("hex");
}
