import { sql } from "drizzle-orm";
import type { CmsPrivacy } from "../../../cms/cms-privacy.ts";
import type { Database } from "../../../db/database.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import { expireExports } from "./exports.repository.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

export type RetentionDeps = {
  db: Database;
  cmsPrivacy: CmsPrivacy;
  now: () => Date;
  processInactive: () => Promise<void>;
  /** Deletes users in Directus whose account was never created. */
  deleteFailedSignups: () => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** Days that each kind of row is retained after its end. */
export const retentionDays = {
  addresses: 30,
  tokens: 30,
  challenges: 1,
  mails: 90,
  auditEvents: 90,
  paymentEvents: 90,
  visitorConsents: 365,
  /** Ten years with their leap days. */
  deletions: 3_653,
} as const;

export function createRetention(deps: RetentionDeps): {
  run(): Promise<void>;
  jobKind: JobKind<never>;
} {
  const { db, cmsPrivacy, now } = deps;

  async function run(): Promise<void> {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await expireExports(db, now());
    await db.execute(sql`delete from signup_drafts where expires_at < ${now()}`);
    await db.execute(
      sql`delete from mail_tokens where expires_at < ${before(retentionDays.tokens)}`,
    );
    await db.execute(
      sql`delete from challenges where expires_at < ${before(retentionDays.challenges)}`,
    );
    await db.execute(
      sql`delete from mails where state <> 'queued' and created_at < ${before(retentionDays.mails)}`,
    );
    await db.execute(
      sql`update sessions set network = null, device = null
          where created_at < ${before(retentionDays.addresses)} and network is not null`,
    );
    await db.execute(
      sql`update consent_records set address_hash = null
          where given_at < ${before(retentionDays.addresses)} and address_hash is not null`,
    );
    await db.execute(
      sql`delete from consent_records
          where user_id is null and given_at < ${before(retentionDays.visitorConsents)}`,
    );
    await db.execute(
      sql`delete from payment_events
          where processed_at is not null and received_at < ${before(retentionDays.paymentEvents)}`,
    );
    await db.execute(
      sql`delete from audit_events where occurred_at < ${before(retentionDays.auditEvents)}`,
    );
    const oldDeletions = before(retentionDays.deletions);
    await db.execute(
      sql`delete from deletion_requests where coalesce(done_at, cancelled_at) < ${oldDeletions}`,
    );
    await deps.processInactive();
    // Runs after the step above, which reads when expired sessions were last used.
    await db.execute(sql`delete from sessions where ends_at < ${before(retentionDays.tokens)}`);
    await cmsPrivacy.sweep();
    await deps.deleteFailedSignups().catch(deps.onFailure);
  }

  return {
    run,
    jobKind: {
      name: "privacy-retention",
      handle: run,
      cron: "20 3 * * *",
      retries: 3,
      expireAfterSeconds: 600,
    },
  };
}
