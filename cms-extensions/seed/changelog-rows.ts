import type { SeedChange } from "./content/changelog.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

export function changelogPlan(changes: readonly SeedChange[]): SeedPlan {
  const rows = changes.map(({ key, publishedOn, ...change }) => ({
    ...change,
    id: stableId("changelog", key),
    status: "published",
    publishedAt: `${publishedOn}T08:00:00.000Z`,
  }));
  return { rows: [{ table: "changelog_entries", key: "id", rows }], links: [] };
}
