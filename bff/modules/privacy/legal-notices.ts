import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { LegalText } from "../../cms/legal-texts.ts";
import type { Database } from "../../db/database.ts";
import { legalNotices } from "../../db/tables/privacy.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { dayInWords } from "../mail/mail-time.ts";
import type { Mailer } from "../mail/mailer.ts";

export interface LegalNoticesDeps {
  db: Database;
  mailer: Mailer;
  now: () => Date;
  /** The newest published version of each text. */
  listLegalTexts: () => Promise<LegalText[]>;
}

const atOnce = 500;

/**
 * Every hour: members who were told of an earlier version of a legal text get a mail with what
 * changed, once. Who has no notice yet signed up under the version that was shown then, which is
 * written down without a mail.
 */
export function createLegalNotices({ db, mailer, now, listLegalTexts }: LegalNoticesDeps): {
  run(): Promise<void>;
  jobKind: JobKind<never>;
} {
  async function tell(text: LegalText): Promise<void> {
    const { rows } = await db.execute<{ id: string; email: string; knows_earlier: boolean }>(sql`
      select users.id, users.email,
        exists (select 1 from legal_notices earlier
          where earlier.user_id = users.id and earlier.document = ${text.slug}) as knows_earlier
      from users
      where not exists (select 1 from legal_notices told where told.user_id = users.id
        and told.document = ${text.slug} and told.version = ${text.version})
      order by users.id limit ${atOnce}`);
    for (const user of rows) {
      await db.transaction(async (transaction) => {
        await transaction
          .insert(legalNotices)
          .values({
            id: randomUUID(),
            userId: user.id,
            document: text.slug,
            version: text.version,
            noticedAt: now(),
          })
          .onConflictDoNothing();
        if (!user.knows_earlier) return;
        await mailer.queue(transaction, {
          template: "legal_changed",
          to: user.email,
          userId: user.id,
          values: {
            document: text.slug,
            title: text.title,
            version: text.version,
            effectiveOn: dayInWords(text.effectiveAt),
            changes: text.changeSummary,
          },
          dedupeKey: `legal_changed:${text.slug}:${text.version}:${user.id}`,
        });
      });
    }
    if (rows.length === atOnce) await tell(text);
  }

  async function run(): Promise<void> {
    for (const text of await listLegalTexts()) await tell(text);
  }

  return {
    run,
    jobKind: {
      name: "privacy-legal-notices",
      handle: run,
      cron: "37 * * * *",
      retries: 2,
      expireAfterSeconds: 600,
    },
  };
}
