import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import type { Calendar } from "./calendar.ts";
import type { SeedLegalDocument } from "./content-types.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

export function legalPlan(items: readonly SeedLegalDocument[], calendar: Calendar): SeedPlan {
  const rows = items.map(({ effectiveDaysAgo, ...item }) => ({
    id: stableId("legal", item.slug, item.version),
    status: "published",
    ...item,
    effectiveAt: calendar.time(effectiveDaysAgo),
    uniqueKey: uniqueKeyOf("legal_documents", item, null),
  }));
  return { rows: [{ table: "legal_documents", key: "id", rows }], links: [] };
}
