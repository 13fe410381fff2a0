import { CmsError } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatTime } from "~/i18n/format";
import { z } from "zod";
import type { Place, SlowMode } from "../comment";
import type { Reader } from "~/content/item/authors.server";
import type { CommentedItem } from "./commented-item.server";
import { MINUTE_MS } from "../../../../contract/shared/time.ts";

const latest = shape("comments", { date_created: z.nullable(z.string()) });

/** If the reader's last reply is unavailable, Directus enforces the wait on writing. */
export async function findSlowMode(
  { own, now }: Pick<Reader, "own" | "now">,
  { targetType, target }: Place,
  { slowModeMinutes: minutes }: Pick<CommentedItem, "slowModeMinutes">,
): Promise<SlowMode | null> {
  if (minutes === 0) return null;
  const [found] = await own
    .ask(
      readRows(latest, {
        filter: {
          ...{ targetType: { _eq: targetType }, target: { _eq: target } },
          user_created: { _eq: own.userId },
        },
        sort: ["-date_created"],
        limit: 1,
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return [];
    });
  const untilMs = Date.parse(found?.date_created ?? "") + minutes * MINUTE_MS;
  const isWaiting = untilMs > now.getTime();
  return { minutes, untilLabel: isWaiting ? formatTime(new Date(untilMs)) : null };
}
