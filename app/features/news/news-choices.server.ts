import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import type { Tier } from "~/cms/tier";

/** The categories news can have, in the editors' order. */
export function listNewsCategories(
  cms: Cms,
  tier: Tier,
): Promise<{ slug: string; name: string; icon: string | null }[]> {
  return cms.readShared(tier, "news:categories", ["categories"], (ask) =>
    ask(
      readItems("categories", {
        fields: ["slug", "name", "icon"],
        filter: { area: { _eq: "content" } },
        sort: ["sort"],
        limit: 50,
      }),
    ),
  );
}

/** The cantons to filter by, in alphabetical order. */
export function listCantonChoices(cms: Cms, tier: Tier): Promise<{ code: string; name: string }[]> {
  return cms.readShared(tier, "news:cantons", ["Cantons"], async (ask) => {
    const rows = await ask(
      readItems("Cantons", { fields: ["cantonCode", "name"], sort: ["name"], limit: 26 }),
    );
    return rows.map((row) => ({ code: row.cantonCode, name: row.name }));
  });
}
