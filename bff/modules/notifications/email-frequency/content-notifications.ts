import { itemPathOf, type ContentKind } from "../../../../contract/content/kinds.ts";
import type { PublishedItem } from "../../../cms/cms-content.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { listNoticeReaders } from "./email-frequency.repository.ts";

const MEMBERS_AT_ONCE = 100;

/**
 * Sends notifications about an item, once per member who chose them. The title is public, even if the item
 * is not.
 * @throws {CmsUnavailableError}
 */
export type NotifyOfContent = (list: ContentKind, item: PublishedItem) => Promise<void>;

export function createNotifyOfContent(db: Database, notify: Notify): NotifyOfContent {
  return async (list, { id, title, slug }) => {
    const url = itemPathOf(list, slug);
    const about = { url, targetType: list, target: id, groupKey: `content:${list}:${id}` };
    let after: string | null = null;
    for (;;) {
      const page = { after, take: MEMBERS_AT_ONCE };
      const readers: { userId: string; owner: string }[] = await listNoticeReaders(db, page);
      await notify(
        { type: "content", ...about },
        readers.map(({ owner }) => ({ owner, title })),
      );
      after = readers.at(-1)?.userId ?? null;
      if (readers.length < MEMBERS_AT_ONCE) return;
    }
  };
}
