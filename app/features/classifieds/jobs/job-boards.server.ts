import { z } from "zod";
import { CmsError, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDate } from "~/i18n/format";

const board = z.object({ name: z.string(), kind: z.enum(["public", "commercial"]), url: z.url() });
const parameter = shape("parameter_sets", {
  value: z.array(board).catch([]),
  source: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
});

export type JobBoards = Awaited<ReturnType<typeof readBoards>>;

function readBoards(cms: TierCms) {
  return cms.cached("job-boards", async (ask) => {
    const filter = {
      _and: [{ key: { _eq: "jobs.boards" } }, { status: { _eq: "published" } }],
    } as const;
    const [row] = await ask(readRows(parameter, { filter, sort: ["-year"], limit: 1 }));
    if (!row) return null;
    const { value: boards, source, sourceUrl, reviewedAt } = row;
    const checked = reviewedAt && formatDate(`${reviewedAt}T12:00:00Z`);
    return { boards, source: { source, sourceUrl, checked, until: null } };
  });
}

export function findJobBoards(cms: TierCms): Promise<JobBoards> {
  return readBoards(cms).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return null;
  });
}
