import type { FastifyBaseLogger } from "fastify";
import {
  openDigestLists,
  perDigestList,
  type DigestList,
} from "../../../../contract/notifications/email.ts";
import type { CmsContent, PublishedItem } from "../../../cms/cms-content.ts";
import type { Database } from "../../../db/database.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import { contentLink } from "../../../mail/templates/content/content-words.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { ServiceError } from "../../../errors.ts";
import { fieldOf, isPaused } from "./email-frequency.ts";
import type { EmailFrequency, Frequency } from "./email-frequency.ts";
import { isDue, nextDigestAt, windowStart } from "./digest-calendar.ts";
import { createBriefCache } from "../../../brief-cache.ts";
import { createCachedLines, PREVIEW_TTL_MS, type PersonalLines } from "./personal-lines.ts";
import { isPayingMember, readFrequency } from "./email-frequency.repository.ts";

export type DigestItem = Pick<PublishedItem, "id" | "title" | "slug" | "authorId">;
export type DigestSection = {
  list: DigestList;
  items: DigestItem[];
};
export type Digest = {
  sendsAt: Date;
  /** Non-empty lists, read on request. @throws {ServiceError} `unavailable` */
  readSections: () => Promise<DigestSection[]>;
  readPersonal: () => Promise<MailLink[] | null>;
};

export type ReadList = (list: DigestList, from: Date, until: Date) => Promise<DigestItem[]>;

const MAX_ITEMS_SHOWN = 5;
/** Twice the maximum shown, because items by blocked authors are removed. */
const MAX_ITEMS_READ = 2 * MAX_ITEMS_SHOWN;

export function createListReader(content: CmsContent): ReadList {
  const requested = new Map<string, Promise<DigestItem[]>>();
  return (list, from, until) => {
    const key = `${list} ${from.getTime()} ${until.getTime()}`;
    const known =
      requested.get(key) ?? content.listPublished(list, { from, until, most: MAX_ITEMS_READ });
    requested.set(key, known);
    return known;
  };
}

/** For previews, whose members mostly read the same lists. */
function createCachedListReader(content: CmsContent, now: () => Date): ReadList {
  const cached = createBriefCache<DigestItem[]>(PREVIEW_TTL_MS, now);
  return (list, from, until) =>
    cached(`${list} ${from.getTime()} ${until.getTime()}`, () =>
      content.listPublished(list, { from, until, most: MAX_ITEMS_READ }),
    );
}

export type Choices = Pick<EmailFrequency, ReturnType<typeof fieldOf>>;

export const DEFAULT_CHOICES: Choices = perDigestList(() => "weekly");

export type Reading = {
  at: Date;
  read: ReadList;
  hiddenAuthors: readonly string[];
  /** Times of digests that were not sent, in order. This digest includes their content. */
  unsent?: readonly Date[];
};

export async function sectionsFor(
  choices: Choices,
  { at, read, hiddenAuthors, unsent = [] }: Reading,
): Promise<DigestSection[]> {
  const due = openDigestLists().flatMap((list) => {
    const frequency = choices[fieldOf(list)];
    const first = [...unsent, at].find((time) => isDue(frequency, time));
    return first ? [{ list, from: windowStart(frequency, first) }] : [];
  });
  const sections = await Promise.all(
    due.map(async ({ list, from }) => {
      const items = await read(list, from, at);
      const shown = items.filter(({ authorId }) => !authorId || !hiddenAuthors.includes(authorId));
      return { list, items: shown.slice(0, MAX_ITEMS_SHOWN) };
    }),
  );
  return sections.filter(({ items }) => items.length > 0);
}

export const pathsIn = (sections: readonly DigestSection[]): Set<string> =>
  new Set(sections.flatMap(({ list, items }) => items.map((item) => contentLink(list, item).path)));

export type DigestService = {
  preview(userId: string): Promise<Digest | null>;
};

export type DigestServiceDeps = {
  db: Database;
  content: CmsContent;
  memberRoles: MemberRoles;
  listBlockedBy: Relations["listBlockedBy"];
  personal: readonly PersonalLines[];
  now: () => Date;
  logger: FastifyBaseLogger;
};

export function createDigestService({
  db,
  content,
  memberRoles,
  listBlockedBy,
  personal,
  now,
  logger,
}: DigestServiceDeps): DigestService {
  const onError = (error: unknown) =>
    logger.warn({ err: error }, "a digest is shown without what is its member's alone");
  const readLinesOf = createCachedLines(personal, { now, onError });
  const readList = createCachedListReader(content, now);

  return {
    async preview(userId) {
      const { payingIds: payingRoleIds } = memberRoles;
      if (!(await isPayingMember(db, userId, { payingRoleIds, now: now() }))) return null;
      const settings = await readFrequency(db, userId, now());
      const requested: Frequency[] = openDigestLists().map((list) => settings[fieldOf(list)]);
      const from = isPaused(settings, now()) && settings.pausedUntil ? settings.pausedUntil : now();
      const sendsAt = nextDigestAt(requested, from);
      if (!sendsAt) return null;
      const reading = {
        at: sendsAt,
        read: readList,
        hiddenAuthors: await listBlockedBy(userId),
      };
      let pending: Promise<DigestSection[]> | null = null;
      const readOnce = () => (pending ??= sectionsFor(settings, reading));
      const readSections = () =>
        readOnce().catch((error: unknown) => {
          if (!isCmsUnavailable(error)) throw error;
          throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
        });
      const readPersonal = async () => {
        const sections = await readSections();
        if (sections.length === 0) return [];
        const readLines = await readLinesOf(sendsAt);
        return readLines && readLines({ userId, settings, listed: pathsIn(sections) });
      };
      return { sendsAt, readSections, readPersonal };
    },
  };
}
