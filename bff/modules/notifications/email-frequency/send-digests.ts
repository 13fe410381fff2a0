import type { FastifyBaseLogger } from "fastify";
import type { CmsContent } from "../../../cms/cms-content.ts";
import type { Database } from "../../../db/database.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { listPassedOver } from "../../../mail/mails.repository.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import { findLastDigestDay, lacksDigestsOf, markDigestsQueued } from "./bulk-mail.repository.ts";
import { createListReader, DEFAULT_CHOICES, pathsIn, sectionsFor } from "./digest.ts";
import type { ReadList } from "./digest.ts";
import {
  DIGEST_CRON,
  digestDay,
  digestTimeOf,
  digestTimeOfDay,
  digestTimesBetween,
} from "./digest-calendar.ts";
import type { Subscriber } from "./email-frequency.repository.ts";
import { readPersonalLines, type PersonalLines, type ReadLines } from "./personal-lines.ts";
import type { VisitSubscribers } from "./subscribers.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

export type SendDigestsDeps = {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  content: CmsContent;
  tokens: UnsubscribeTokens;
  visitSubscribers: VisitSubscribers;
  personal: readonly PersonalLines[];
  listBlocks: Relations["listBlocks"];
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
};

type Sources = {
  read: ReadList;
  readLines: ReadLines;
  blocks: ReadonlyMap<string, readonly string[]>;
  unsentOf: (userId: string) => readonly Date[];
};

const SEND_DIGESTS = "send-digests";
/** Maximum wait for a source that cannot be read. After that, digests are sent without it. */
const TIMEOUT_MS = 5 * 60_000;
/** How far back digests that were not sent are caught up. */
const UNSENT_MS = 7 * 86_400_000;
const keyOf = (userId: string) => `digest:${userId}:`;

/**
 * Digests at 7:30 in Zurich: at most one mail per member and day, identified by both. If Directus is
 * unavailable, they are sent later in the day.
 */
export function createSendDigests(deps: SendDigestsDeps): {
  jobKinds: readonly JobKind<never>[];
  /** Creates today's digests if the service or Directus was down at 7:30, or crashed meanwhile. */
  resume: () => Promise<void>;
} {
  const { db, jobs, mailer, content, tokens, visitSubscribers, personal, listBlocks, logger, now } =
    deps;

  async function queueDigest(
    subscriber: Subscriber,
    at: Date,
    { read, readLines, blocks, unsentOf }: Sources,
  ): Promise<void> {
    const { userId, email, settings } = subscriber;
    const hiddenAuthors = blocks.get(userId) ?? [];
    const choices = settings ?? DEFAULT_CHOICES;
    const sections = await sectionsFor(choices, {
      ...{ at, read, hiddenAuthors },
      unsent: unsentOf(userId),
    });
    if (sections.length === 0) return;
    const unsubscribeToken = tokens.issue({ userId, lists: sections.map(({ list }) => list) });
    const personalLines = readLines({ userId, settings, listed: pathsIn(sections) });
    const stoppable = sections.map((section) => ({
      ...section,
      unsubscribeToken: tokens.issue({ userId, lists: [section.list] }),
    }));
    await mailer.queue(db, {
      template: "digest",
      to: email,
      userId,
      values: { sections: stoppable, personal: personalLines, unsubscribeToken },
      unsubscribeToken,
      // Never two digests a day: if this one is late, the next day's includes its content.
      onlyOn: digestDay(at),
      dedupeKey: `${keyOf(userId)}${digestDay(at)}`,
    });
  }

  async function readUnsent(at: Date): Promise<Sources["unsentOf"]> {
    const last = await findLastDigestDay(db, digestDay(at));
    const missed = last === null ? [] : digestTimesBetween(last, at);
    const since = new Date(at.getTime() - UNSENT_MS);
    const rows = await listPassedOver(db, "digest", { since, except: digestDay(at) });
    const timed = rows.map(({ userId, dedupeKey }) => ({
      userId,
      at: digestTimeOfDay(dedupeKey.slice(keyOf(userId).length)),
    }));
    const byUser = Map.groupBy(timed, ({ userId }) => userId);
    return (userId) => {
      const own = byUser.get(userId) ?? [];
      return [...missed, ...own.map((each) => each.at)].toSorted((one, other) => +one - +other);
    };
  }

  const sendDigests: JobKind<object> = {
    name: SEND_DIGESTS,
    cron: DIGEST_CRON,
    retries: 8,
    expireAfterSeconds: 3_600,
    async handle() {
      const at = digestTimeOf(now());
      const read = createListReader(content);
      const readLines = await readPersonalLines(personal, at, (error) => {
        if (now().getTime() - at.getTime() < TIMEOUT_MS) throw error;
        logger.warn({ err: error }, "digests go without a line of their member's alone");
      });
      const [blocks, unsentOf] = [await listBlocks(), await readUnsent(at)];
      const sources = { read, readLines, blocks, unsentOf };
      await visitSubscribers((subscriber) => queueDigest(subscriber, at, sources));
      await markDigestsQueued(db, digestDay(at), now());
    },
  };

  async function resume(): Promise<void> {
    const today = digestDay(now());
    const isOver = digestDay(digestTimeOf(now())) === today;
    if (!isOver || !(await lacksDigestsOf(db, today))) return;
    await jobs.send(SEND_DIGESTS, {}, db, { key: today });
  }

  const findMissed: JobKind<object> = {
    name: "find-missed-digests",
    // During the day only: digests are not sent at night.
    cron: "5 8-20 * * *",
    handle: resume,
  };

  return { jobKinds: [sendDigests, findMissed], resume };
}
