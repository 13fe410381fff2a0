import type { CmsContent, PublishedItem } from "../../cms/cms-content.ts";
import type { Database } from "../../db/database.ts";
import { isCmsAway } from "../../cms/client.ts";
import { ServiceError } from "../../errors.ts";
import { contentLists, fieldOf, isPaused } from "./email-frequency.ts";
import type { ContentList, EmailFrequency, Frequency } from "./email-frequency.ts";
import { isDue, nextDigestAt, windowStart } from "./digest-calendar.ts";
import { readFrequency } from "./email-frequency.repository.ts";

export type DigestItem = Pick<PublishedItem, "id" | "title" | "slug">;
export interface DigestSection {
  list: ContentList;
  items: DigestItem[];
}
export interface Digest {
  sendsAt: Date;
  /** Only lists with something to tell. */
  sections: DigestSection[];
}

/** Asks for what one list published since a moment; answers for many members may be shared. */
export type ReadList = (list: ContentList, from: Date, until: Date) => Promise<DigestItem[]>;

const mostItems = 5;

/** Reads each list and time once, for as many members as ask. */
export function createListReader(content: CmsContent): ReadList {
  const asked = new Map<string, Promise<DigestItem[]>>();
  return (list, from, until) => {
    const key = `${list} ${from.getTime()} ${until.getTime()}`;
    const known = asked.get(key) ?? content.listPublished(list, { from, until, most: mostItems });
    asked.set(key, known);
    return known;
  };
}

export type Choices = Pick<EmailFrequency, ReturnType<typeof fieldOf>>;

/** The sections of one member's digest at a moment; lists that are not due or empty are left out. */
export async function sectionsFor(
  choices: Choices,
  at: Date,
  read: ReadList,
): Promise<DigestSection[]> {
  const due = contentLists.filter((list) => isDue(choices[fieldOf(list)], at));
  const sections = await Promise.all(
    due.map(async (list) => {
      const from = windowStart(choices[fieldOf(list)], at);
      return { list, items: await read(list, from, at) };
    }),
  );
  return sections.filter(({ items }) => items.length > 0);
}

export interface DigestService {
  /** The member's next digest as it stands now. @throws {ServiceError} `unavailable` */
  preview(userId: string): Promise<Digest | null>;
}

export function createDigestService(
  db: Database,
  content: CmsContent,
  now: () => Date,
): DigestService {
  return {
    async preview(userId) {
      const settings = await readFrequency(db, userId, now());
      const wanted: Frequency[] = contentLists.map((list) => settings[fieldOf(list)]);
      const from = isPaused(settings, now()) && settings.pausedUntil ? settings.pausedUntil : now();
      const sendsAt = nextDigestAt(wanted, from);
      if (!sendsAt) return null;
      const sections = await sectionsFor(settings, sendsAt, createListReader(content)).catch(
        (error: unknown) => {
          if (!isCmsAway(error)) throw error;
          throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
        },
      );
      return { sendsAt, sections };
    },
  };
}
