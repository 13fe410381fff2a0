import { z } from "zod";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { dayLimits, formatDate, zurichDay } from "~/i18n/format";
import { newSince as words } from "~/i18n/pt-BR/content/new-since";
import { translator } from "~/i18n/translator";
import type { ContentSource } from "../source/content-source.server";
import { listHighlights } from "../source/reader.server";
import type { Unfinished } from "./unfinished.server";

const t = translator("new-since", words);

/** Limit of openings checked. A member who opened more today has seen what is new. */
const MAX_OPENED = 200;
const MAX_SHOWN = 4;

const opened = shape("read_states", {
  item: z.string(),
  date_created: z.nullable(z.string()),
});

export type NewSince = {
  title: string;
  items: Unfinished[];
  more: string | null;
};

type Bound = { own: OwnCms; cms: TierCms; now?: Date };

/**
 * Items published since the day of the member's last opening that they have not opened. Null for new
 * members, if nothing is new, and if Directus fails.
 */
export async function findNewSince(
  { own, cms, now = new Date() }: Bound,
  sources: readonly ContentSource[],
): Promise<NewSince | null> {
  try {
    const [rows, lists] = await Promise.all([
      own.ask(readRows(opened, { sort: ["-date_created"], limit: MAX_OPENED })),
      Promise.all(
        sources.map(async (source) =>
          (await listHighlights({ cms, source, now })).map((card) => ({
            type: source.kind.name,
            card,
          })),
        ),
      ),
    ]);
    const today = dayLimits(zurichDay(now)).begin;
    const dates = rows.flatMap(({ date_created: at }) => (at === null ? [] : new Date(at)));
    const last = dates.find((at) => at < today);
    if (!last) return null;
    const known = new Set(rows.map(({ item }) => item));
    const isNew = ({ card }: Unfinished) =>
      new Date(card.publishedAt) > last && !known.has(card.id) && !card.isLocked;
    const found = lists
      .flat()
      .filter(isNew)
      .toSorted((one, other) => (one.card.publishedAt < other.card.publishedAt ? 1 : -1));
    if (found.length === 0) return null;
    const items = found.slice(0, MAX_SHOWN);
    const count = found.length - items.length;
    return {
      title: t("title", { since: formatDate(last) }),
      items,
      more: count > 0 ? t("more", { count }) : null,
    };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return null;
  }
}
