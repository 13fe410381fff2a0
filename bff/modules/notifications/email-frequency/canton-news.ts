import { openDigestLists } from "../../../../contract/notifications/email.ts";
import type { CmsContent, PublishedItem } from "../../../cms/cms-content.ts";
import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import { contentLink } from "../../../mail/templates/content/content-words.ts";
import { listUsersByDirectusIds } from "../../identity/users/users.service.ts";
import { DEFAULT_CHOICES } from "./digest.ts";
import { isDue, windowStart } from "./digest-calendar.ts";
import type { PersonalLines } from "./personal-lines.ts";

const MEMBERS_AT_ONCE = 500;

/** The longest period due on a day comes first: no digest looks back further. */
const FREQUENCIES = ["monthly", "weekly", "daily"] as const;

/**
 * The latest news item about the member's canton. Nothing if news are not due for the member, or if the
 * same mail already lists the item.
 */
export function createCantonNews({
  db,
  content,
  cmsProfiles,
}: {
  db: Database;
  content: Pick<CmsContent, "listNewsOfCantons">;
  cmsProfiles: Pick<CmsProfiles, "listLiving">;
}): PersonalLines {
  async function findCantons(cantons: readonly number[]): Promise<Map<string, number>> {
    const cantonOf = new Map<string, number>();
    const people = await cmsProfiles.listLiving(cantons);
    for (let begin = 0; begin < people.length; begin += MEMBERS_AT_ONCE) {
      const requested = people.slice(begin, begin + MEMBERS_AT_ONCE);
      const living = new Map(requested.map(({ id, canton }) => [id, canton]));
      for (const { id, directusUserId } of await listUsersByDirectusIds(db, [...living.keys()])) {
        const canton = living.get(directusUserId);
        if (canton !== undefined) cantonOf.set(id, canton);
      }
    }
    return cantonOf;
  }

  return {
    async read(at) {
      const widest = FREQUENCIES.find((frequency) => isDue(frequency, at));
      if (!widest || !openDigestLists().includes("news")) return () => null;
      const between = { from: windowStart(widest, at), until: at };
      const newestFirst = new Map<number, PublishedItem[]>();
      for (const item of await content.listNewsOfCantons(between))
        for (const canton of item.cantons)
          newestFirst.set(canton, [...(newestFirst.get(canton) ?? []), item]);
      if (newestFirst.size === 0) return () => null;
      const cantonOf = await findCantons([...newestFirst.keys()]);
      return ({ userId, settings, listed }) => {
        const frequency = (settings ?? DEFAULT_CHOICES).newsFrequency;
        const canton = cantonOf.get(userId);
        if (canton === undefined || !isDue(frequency, at)) return null;
        const since = windowStart(frequency, at);
        const links = (newestFirst.get(canton) ?? [])
          .filter(({ publishedAt }) => publishedAt >= since)
          .map((item) => contentLink("news", item));
        const link = links.find(({ path }) => !listed.has(path));
        return link ? { ...link, label: `Do seu cantão: ${link.label}` } : null;
      };
    },
  };
}
