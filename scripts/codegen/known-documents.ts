import { Kind } from "graphql";
import type { DocumentNode } from "graphql";
import { hashOfDocument } from "../../bff/graphql/document-hash.ts";

export function writeKnownDocuments(exported: Readonly<Record<string, unknown>>): string {
  const hashes = Object.entries(exported)
    .filter((entry): entry is [string, DocumentNode] => isOperation(entry[1]))
    .map(([name, document]) => `  "${hashOfDocument(document)}", // ${name}`);
  return `// Made by npm run codegen, out of the app's documents.

/** Hashes of all documents that production answers. */
export const knownDocuments: ReadonlySet<string> = new Set([
${hashes.toSorted().join("\n")}
]);
`;
}

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === "object" &&
  value !== null &&
  "definitions" in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
