import { foldedPhrase } from "../../../../contract/content/search.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { CmsSearch } from "../../../cms/cms-search.ts";
import type { Database } from "../../../db/database.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import {
  countMiss,
  deleteMissesBefore,
  listUntoldMisses,
  markNotified,
} from "./misses.repository.ts";

/** The member is not recorded. */
export type NoteMiss = (query: string) => Promise<void>;

export type Misses = { note: NoteMiss; jobKinds: readonly JobKind<never>[] };

const MAX_LENGTH = 80;
const NOTIFIED_PER_BATCH = 100;
const RETENTION_DAYS = 180;
/** Queries with an e-mail or a long number are not stored: members may type personal data by mistake. */
const PERSONAL = /@|\d{5}|\d[\d .-]{6,}\d/;

/** The query as shown to editors. Null if it may contain personal data. */
export function missOf(query: string): string | null {
  if (PERSONAL.test(query)) return null;
  const folded = foldedPhrase(query).slice(0, MAX_LENGTH).trim();
  return folded === "" ? null : folded;
}

/** Counts queries without hits and reports them to editors in Directus every ten minutes. */
export function createMisses(db: Database, cms: CmsSearch, now: () => Date): Misses {
  const reportMisses: JobKind<object> = {
    name: "report-search-misses",
    cron: "*/10 * * * *",
    retries: 3,
    expireAfterSeconds: 300,
    async handle() {
      for (const miss of await listUntoldMisses(db, NOTIFIED_PER_BATCH)) {
        await cms.reportMiss(miss);
        await markNotified(db, miss);
      }
      const oldest = new Date(now().getTime() - RETENTION_DAYS * DAY_MS);
      await deleteMissesBefore(db, zurichDayOf(oldest));
    },
  };
  return {
    async note(query) {
      const miss = missOf(query);
      if (miss !== null) await countMiss(db, miss, zurichDayOf(now()));
    },
    jobKinds: [reportMisses],
  };
}
