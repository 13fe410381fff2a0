import type { CmsContent, PublishedItem } from "../../cms/cms-content.ts";
import type { CmsProfiles } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { contentLink } from "../../mail/templates/content/content-words.ts";
import { listUsersByDirectusIds } from "../identity/users/users.service.ts";
import { DEFAULT_CHOICES } from "./digest.ts";
import { isDue, windowStart } from "./digest-calendar.ts";
import type { PersonalLines } from "./personal-lines.ts";

const MEMBERS_AT_ONCE = 100;

/** The newest of the news about the canton that a member lives in, where news are due to them. */
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
    let after: string | null = null;
    for (;;) {
      const profiles = await cmsProfiles.listLiving(cantons, after, MEMBERS_AT_ONCE);
      const living = new Map(profiles.map(({ id, canton }) => [id, canton]));
      for (const { id, directusUserId } of await listUsersByDirectusIds(db, [...living.keys()])) {
        const canton = living.get(directusUserId);
        if (typeof canton === "number") cantonOf.set(id, canton);
      }
      after = profiles.at(-1)?.id ?? null;
      if (profiles.length < MEMBERS_AT_ONCE) return cantonOf;
    }
  }

  return {
    async read(at) {
      const newest = new Map<number, PublishedItem>();
      // No digest looks back further than a month.
      const between = { from: windowStart("monthly", at), until: at };
      for (const item of await content.listNewsOfCantons(between))
        for (const canton of item.cantons) if (!newest.has(canton)) newest.set(canton, item);
      if (newest.size === 0) return () => null;
      const cantonOf = await findCantons([...newest.keys()]);
      return (userId, settings) => {
        const frequency = (settings ?? DEFAULT_CHOICES).newsFrequency;
        const item = newest.get(cantonOf.get(userId) ?? Number.NaN);
        if (!item || !isDue(frequency, at)) return null;
        if (item.publishedAt < windowStart(frequency, at)) return null;
        const { label, path } = contentLink("news", item);
        return { label: `Do seu cantão: ${label}`, path };
      };
    },
  };
}
