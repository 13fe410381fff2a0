import { slugFrom } from "../src/content/publishing/slug.ts";
import type { SeedTerm } from "./content-types.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

export function glossaryPlan(terms: readonly SeedTerm[]): SeedPlan {
  const rows = terms.map(({ names: [de, fr, it], ...term }) => {
    const slug = slugFrom(term.term);
    return { id: stableId("glossary-term", slug), slug, status: "published", ...term, de, fr, it };
  });
  return { rows: [{ table: "glossary_terms", key: "id", rows }], links: [] };
}
