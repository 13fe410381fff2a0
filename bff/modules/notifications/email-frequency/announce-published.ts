import { contentKinds, type ContentKind, itemPathOf } from "../../../../contract/content/kinds.ts";
import { frequenciesMailed, type Frequency } from "../../../../contract/notifications/email.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { CmsContent, PublishedItem } from "../../../cms/cms-content.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { afterQuietHours } from "../../../quiet-hours.ts";
import { forgetAnnouncedBefore, listAnnounced, markAnnounced } from "./bulk-mail.repository.ts";
import { listNotificationReaders } from "./email-frequency.repository.ts";
import { fieldOf, openContentLists } from "./email-frequency.ts";
import type { VisitSubscribers } from "./subscribers.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

const MEMBERS_AT_ONCE = 100;

/**
 * Sends notifications about an item, once per member who chose them. The title is public, even if the item
 * is not.
 * @throws {CmsUnavailableError}
 */
type NotifyOfContent = (list: ContentKind, item: PublishedItem) => Promise<void>;

export function createNotifyOfContent(db: Database, notify: Notify): NotifyOfContent {
  return async (list, { id, title, slug }) => {
    const url = itemPathOf(list, slug);
    const about = { url, targetType: list, target: id, groupKey: `content:${list}:${id}` };
    let after: string | null = null;
    for (;;) {
      const page = { after, take: MEMBERS_AT_ONCE };
      const readers: { userId: string; owner: string }[] = await listNotificationReaders(db, page);
      await notify(
        { type: "content", ...about },
        readers.map(({ owner }) => ({ owner, title })),
      );
      after = readers.at(-1)?.userId ?? null;
      if (readers.length < MEMBERS_AT_ONCE) return;
    }
  };
}

export type AnnouncePublishedDeps = {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  content: CmsContent;
  tokens: UnsubscribeTokens;
  visitSubscribers: VisitSubscribers;
  notifyOfContent: NotifyOfContent;
  now: () => Date;
};

export type AnnouncePublished = {
  jobKinds: readonly JobKind<never>[];
  contentChanged: CmsChangeListener;
};

/** A published item. Without frequencies, such as after a lost event, those of the contract are used. */
type Publication = { list: ContentKind; id: string; frequencies?: readonly Frequency[] };

const NOTIFY_PUBLISHED = "tell-published";
/** Editing an older item is not news. */
const FRESH_MS = 2 * DAY_MS;
const MOST_AT_ONCE = 100;
/** Mail cannot be recalled: corrections made in this time are included, and unpublishing sends no mail. */
const MAIL_HOLD_MS = 5 * 60_000;

const isOpenList = (name: string): name is ContentKind =>
  openContentLists().some((list) => list === name);

/**
 * Sends notifications at once to members who chose them. Mail waits for corrections and is not sent at
 * night. Each item is sent once. The call from Directus only speeds it up: items of lost calls are found
 * within minutes.
 */
export function createAnnouncePublished(deps: AnnouncePublishedDeps): AnnouncePublished {
  const { db, jobs, mailer, content, tokens, visitSubscribers, notifyOfContent, now } = deps;

  const announceSoon = (publication: Publication, startAfter?: Date) =>
    jobs.send(NOTIFY_PUBLISHED, publication, db, {
      key: `${publication.list}:${publication.id}`,
      ...(startAfter && { startAfter }),
    });

  const notifyPublished: JobKind<Publication> = {
    name: NOTIFY_PUBLISHED,
    retries: 5,
    expireAfterSeconds: 600,
    async handle({ list, id, frequencies = frequenciesMailed(list, "atOnce") }) {
      const item = await content.findPublished(list, id);
      if (!item || now().getTime() - item.publishedAt.getTime() > FRESH_MS) return;
      if ((await listAnnounced(db, list, [id])).has(id)) return;
      await notifyOfContent(list, item);
      const heldUntilMs = item.publishedAt.getTime() + MAIL_HOLD_MS;
      const mailAt = afterQuietHours(new Date(Math.max(heldUntilMs, now().getTime())));
      if (mailAt > now()) return announceSoon({ list, id, frequencies }, mailAt);
      await visitSubscribers(async ({ userId, email, settings }) => {
        if (!settings || !frequencies.includes(settings[fieldOf(list)])) return;
        const unsubscribeToken = tokens.issue({ userId, lists: [list] });
        await mailer.queue(db, {
          template: "content_published",
          to: email,
          userId,
          values: { list, item: { title: item.title, slug: item.slug }, unsubscribeToken },
          unsubscribeToken,
          dedupeKey: `published:${list}:${id}:${userId}`,
        });
      });
      await markAnnounced(db, list, id, now());
    },
  };

  async function announceMissed(list: ContentKind): Promise<void> {
    const from = new Date(now().getTime() - FRESH_MS);
    const fresh = await content.listPublished(list, { from, until: now(), most: MOST_AT_ONCE });
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    const announced = await listAnnounced(db, list, ids);
    for (const id of ids) if (!announced.has(id)) await announceSoon({ list, id });
  }

  const sweep: JobKind<object> = {
    name: "find-missed-publications",
    cron: "*/5 * * * *",
    async handle() {
      for (const list of contentKinds.filter(isOpenList)) await announceMissed(list);
      await forgetAnnouncedBefore(db, new Date(now().getTime() - 2 * FRESH_MS));
    },
  };

  return {
    jobKinds: [notifyPublished, sweep],
    async contentChanged(collection, keys, action, _member, frequencies = []) {
      if (!isOpenList(collection) || action !== "publish") return;
      for (const id of keys) await announceSoon({ list: collection, id, frequencies });
    },
  };
}
