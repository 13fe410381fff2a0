import { readItems } from "@directus/sdk";
import { z } from "zod";
import type { Cms } from "~/cms/cms.server";
import { formatDate } from "~/i18n/format";
import type { Dataset } from "./landing.types";

const MAX_ROWS = 200;

const described = z.object({ name: z.string().min(1), period: z.string().min(1) });
const webAddress = z
  .url({ protocol: /^https$/ })
  .nullable()
  .catch(null);

/** The data sets that editors publish as `data.…` parameters, by name; of each the newest edition. */
export function listDatasets(cms: Cms): Promise<Dataset[]> {
  return cms.readShared("teaser", "landing:datasets", ["parameter_sets"], async (ask) => {
    const rows = await ask(
      readItems("parameter_sets", {
        fields: ["key", "value", "source", "sourceUrl", "reviewedAt"],
        filter: { _and: [{ status: { _eq: "published" } }, { key: { _starts_with: "data." } }] },
        sort: ["key", "-year", "-version"],
        limit: MAX_ROWS,
      }),
    );
    const datasets = new Map<string, Dataset>();
    for (const { key, value, source, sourceUrl, reviewedAt } of rows) {
      const about = described.safeParse(value);
      if (datasets.has(key) || !about.success || !source) continue;
      datasets.set(key, {
        key,
        ...about.data,
        publisher: source,
        sourceUrl: webAddress.parse(sourceUrl),
        checkedLabel: reviewedAt && formatDate(`${reviewedAt.slice(0, 10)}T12:00:00Z`),
      });
    }
    return [...datasets.values()].sort((a, b) => a.name.localeCompare(b.name, "pt-BR"));
  });
}
