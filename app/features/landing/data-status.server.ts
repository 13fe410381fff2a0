import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDate } from "~/i18n/format";
import type { Dataset } from "./landing.types";

const MAX_ROWS = 200;

const described = z.object({ name: z.string().min(1), period: z.string().min(1) });
const webAddress = z
  .url({ protocol: /^https$/ })
  .nullable()
  .catch(null);

const parameterSet = shape("parameter_sets", {
  key: z.string(),
  value: described.nullable().catch(null),
  source: z.string().nullable(),
  sourceUrl: webAddress,
  reviewedAt: z.string().nullable(),
});

export function listDatasets(cms: TierCms): Promise<Dataset[]> {
  return cms.cached("landing:datasets", async (ask) => {
    const rows = await ask(
      readRows(parameterSet, {
        filter: { _and: [{ status: { _eq: "published" } }, { key: { _starts_with: "data." } }] },
        sort: ["key", "-year", "-version"],
        limit: MAX_ROWS,
      }),
    );
    const datasets = new Map<string, Dataset>();
    for (const { key, value: about, source, sourceUrl, reviewedAt } of rows) {
      if (datasets.has(key) || !about || !source) continue;
      datasets.set(key, {
        key,
        ...about,
        publisher: source,
        sourceUrl,
        checkedLabel: reviewedAt && formatDate(`${reviewedAt.slice(0, 10)}T12:00:00Z`),
      });
    }
    return [...datasets.values()].sort((a, b) => a.name.localeCompare(b.name, "pt-BR"));
  });
}
