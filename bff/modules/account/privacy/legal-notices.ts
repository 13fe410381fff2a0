import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { LegalText } from "../../../cms/legal-texts.ts";
import type { Database } from "../../../db/database.ts";
import { legalNotices } from "../../../db/tables/privacy.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import { dayInWords } from "../../../mail/mail-words.ts";
import type { Mailer } from "../../../mail/mailer.ts";

export type LegalNoticesDeps = {
  db: Database;
  mailer: Mailer;
  now: () => Date;
  listLegalTexts: () => Promise<LegalText[]>;
};

const AT_ONCE = 500;
const consentKinds: Record<LegalText["slug"], string> = {
  "terms-of-service": "terms",
  privacy: "privacy",
};

/**
 * Runs hourly: members who know an earlier version of a legal text, by a mail or an agreement, get one mail
 * with the changes. Members who agreed to this version, or have no known version, are recorded without a
 * mail.
 */
export function createLegalNotices({ db, mailer, now, listLegalTexts }: LegalNoticesDeps): {
  run(): Promise<void>;
  jobKind: JobKind<never>;
} {
  async function notify(text: LegalText): Promise<void> {
    const { rows } = await db.execute<{ id: string; email: string; is_news: boolean }>(sql`
      select users.id, users.email,
        not exists (select 1 from consent_records agreed where agreed.user_id = users.id
          and agreed.kind = ${consentKinds[text.slug]} and agreed.version = ${text.version})
        and (exists (select 1 from legal_notices earlier
            where earlier.user_id = users.id and earlier.document = ${text.slug})
          or exists (select 1 from consent_records agreed where agreed.user_id = users.id
            and agreed.kind = ${consentKinds[text.slug]})) as is_news
      from users
      where not exists (select 1 from legal_notices told where told.user_id = users.id
        and told.document = ${text.slug} and told.version = ${text.version})
      order by users.id limit ${AT_ONCE}`);
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
        if (!user.is_news) return;
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
    if (rows.length === AT_ONCE) await notify(text);
  }

  async function run(): Promise<void> {
    for (const text of await listLegalTexts()) await notify(text);
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
