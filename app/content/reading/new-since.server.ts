import { z } from "zod";
import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { dayLimits, formatDate, zurichDay } from "~/i18n/format";
import { newSince as words } from "~/i18n/pt-BR/new-since";
import { translator } from "~/i18n/translator";
import type { ContentSource } from "../content-source.server";
import { listHighlights } from "../reader.server";
import type { Unfinished } from "./unfinished.server";

const t = translator("new-since", words);

/** As many openings as are looked back on: who opened more than that today has seen what is new. */
const MAX_OPENED = 200;
const MAX_SHOWN = 4;

const opened = shape("read_states", {
  item: z.string(),
  date_created: z.nullable(z.string()),
});

/** Ready to read. */
export type NewSince = {
  title: string;
  /** The newest of them. */
  items: Unfinished[];
  /** How many more there are at least; null for none. */
  more: string | null;
};

type Bound = { own: OwnCms; cms: TierCms; now?: Date };

/**
 * What was published since the last day on which the member opened something, and they have not opened
 * yet; null for who is new or knows all of it, and while Directus can't say.
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
