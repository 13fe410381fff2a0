import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";

const MOST = 50;

const entry = shape("changelog_entries", {
  id: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  publishedAt: z.string().nullable(),
  ideas: { ideas_id: z.string().nullable() },
});

export type ChangelogEntry = {
  id: string;
  title: string;
  bodyHtml: string;
  dateLabel: string | null;
  ideaPaths: string[];
};

export function listChanges(cms: TierCms): Promise<ChangelogEntry[]> {
  return cms.cached("changelog", async (ask) => {
    const filter = { status: { _eq: "published" as const } };
    const rows = await ask(readRows(entry, { filter, sort: ["-publishedAt", "id"], limit: MOST }));
    return rows.map(({ id, title, body, publishedAt, ideas }) => ({
      ...{ id, title },
      bodyHtml: prepareRichText(body ?? "").bodyHtml,
      dateLabel: publishedAt && formatFullDate(publishedAt),
      ideaPaths: ideas.flatMap(({ ideas_id: idea }) => (idea ? [to(`/app/feedback/${idea}`)] : [])),
    }));
  });
}
