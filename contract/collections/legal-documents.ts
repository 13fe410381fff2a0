import type { Collection } from "./collection.ts";

export const legalDocuments: Collection = {
  name: "legal_documents",
  unique: { per: "portal", fields: ["slug", "version"] },
  isPublic: true,
  list: { fields: ["title", "version", "status", "effectiveAt"], sort: "-effectiveAt" },
};
