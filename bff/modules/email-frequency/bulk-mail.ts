import type { CmsContent } from "../../cms/cms-content.ts";
import type { Database } from "../../db/database.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createListReader, sectionsFor } from "./digest.ts";
import type { Choices, ReadList } from "./digest.ts";
import { digestCron, digestDay, digestTimeOf } from "./digest-calendar.ts";
import { contentLists, fieldOf } from "./email-frequency.ts";
import type { ContentList } from "./email-frequency.ts";
import { listSubscribers } from "./email-frequency.repository.ts";
import type { Subscriber } from "./email-frequency.repository.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

export interface BulkMailDeps {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  content: CmsContent;
  tokens: UnsubscribeTokens;
  now: () => Date;
}

export interface BulkMail {
  jobKinds: readonly JobKind<never>[];
  /** Directus says that items changed: whoever wants to know at once is told, once per item. */
  contentChanged(collection: string, keys: readonly (string | number)[]): Promise<void>;
}

const TELL_PUBLISHED = "tell-published";
const MEMBERS_AT_ONCE = 200;
const dayMs = 24 * 3_600_000;
/** Nobody who stayed away so long gets bulk mail. */
const inactiveMs = 180 * dayMs;
/** An older item that is edited today is no news. */
const freshMs = 2 * dayMs;

const defaults: Choices = {
  articlesFrequency: "weekly",
  newsFrequency: "weekly",
  videosFrequency: "weekly",
  coursesFrequency: "weekly",
  forumFrequency: "weekly",
};

const isContentList = (name: string): name is ContentList =>
  contentLists.some((list) => list === name);

/** Mails to many: digests at half past seven in Zurich, and news at once for who asked for it. */
export function createBulkMail(deps: BulkMailDeps): BulkMail {
  const { db, jobs, mailer, content, tokens, now } = deps;

  async function forEachSubscriber(tell: (subscriber: Subscriber) => Promise<void>): Promise<void> {
    const seenSince = new Date(now().getTime() - inactiveMs);
    let after: string | null = null;
    for (;;) {
      const page = { after, take: MEMBERS_AT_ONCE, now: now(), seenSince };
      const subscribers: Subscriber[] = await listSubscribers(db, page);
      for (const subscriber of subscribers) await tell(subscriber);
      after = subscribers.at(-1)?.userId ?? null;
      if (subscribers.length < MEMBERS_AT_ONCE) return;
    }
  }

  async function sendDigest(subscriber: Subscriber, at: Date, read: ReadList): Promise<void> {
    const { userId, email, settings } = subscriber;
    const sections = await sectionsFor(settings ?? defaults, at, read);
    if (sections.length === 0) return;
    const unsubscribeToken = tokens.issue({ userId, lists: sections.map(({ list }) => list) });
    await mailer.queue(db, {
      template: "digest",
      to: email,
      userId,
      values: { sections, unsubscribeToken },
      unsubscribeToken,
      dedupeKey: `digest:${userId}:${digestDay(at)}`,
    });
  }

  const sendDigests: JobKind<object> = {
    name: "send-digests",
    cron: digestCron,
    retries: 5,
    expireAfterSeconds: 3_600,
    async handle() {
      const at = digestTimeOf(now());
      const read = createListReader(content);
      await forEachSubscriber((subscriber) => sendDigest(subscriber, at, read));
    },
  };

  const tellPublished: JobKind<{ list: ContentList; id: string }> = {
    name: TELL_PUBLISHED,
    retries: 5,
    expireAfterSeconds: 600,
    async handle({ list, id }) {
      const item = await content.findPublished(list, id);
      if (!item || now().getTime() - item.publishedAt.getTime() > freshMs) return;
      await forEachSubscriber(async ({ userId, email, settings }) => {
        if (settings?.[fieldOf(list)] !== "instant") return;
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
    },
  };

  return {
    jobKinds: [sendDigests, tellPublished],
    async contentChanged(collection, keys) {
      if (!isContentList(collection)) return;
      for (const key of keys) {
        const id = String(key);
        await jobs.send(TELL_PUBLISHED, { list: collection, id }, db, {
          key: `${collection}:${id}`,
        });
      }
    },
  };
}
