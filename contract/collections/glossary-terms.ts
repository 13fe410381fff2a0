import type { Collection } from "./collection.ts";

export const glossaryTerms: Collection = {
  name: "glossary_terms",
  hasSlug: true,
  webAddresses: ["sourceUrl"],
};
