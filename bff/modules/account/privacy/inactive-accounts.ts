import { and, eq, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { deletionRequests } from "../../../db/tables/privacy.ts";
import { subscriptions } from "../../../db/tables/payments.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

export type InactiveDeps = {
  db: Database;
  mailer: Mailer;
  memberRoles: MemberRoles;
  now: () => Date;
  requestDeletion: (userId: string) => Promise<void>;
};
/** Days without a visit before the first warning, the second, and the deletion (24 months). */
export const inactiveDays = { first: 700, second: 716, deletion: 730 } as const;
const AT_ONCE = 200;

/**
 * Deletes members after 24 months without a visit and two warnings. Members who pay or return are not
 * affected. The deletion comes at least thirteen days after the second warning.
 */
export function createInactiveAccounts(deps: InactiveDeps) {
  const { db, mailer, memberRoles, now, requestDeletion } = deps;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);

  return async function processInactive(): Promise<void> {
    await db.execute(sql`update users set last_seen_at = seen.at
      from (select user_id, max(coalesce(last_used_at, created_at)) as at from sessions group by user_id) seen
      where seen.user_id = users.id and (last_seen_at is null or last_seen_at < seen.at)`);
    // A paying member is not inactive. When payment ends, the warnings start again.
    await db.execute(sql`update users set inactivity_warnings = 0, inactivity_warned_at = null
      where inactivity_warned_at is not null and (last_seen_at > inactivity_warned_at
        or cms_paid_until > ${now()} or exists (select 1 from subscriptions
          where subscriptions.user_id = users.id and subscriptions.ended_at is null))`);
    await warn(0, inactiveDays.first, 0);
    await warn(1, inactiveDays.second, inactiveDays.second - inactiveDays.first);
    const wait = inactiveDays.deletion - inactiveDays.second - 1;
    for (const { id } of await listInactive(2, inactiveDays.deletion, wait))
      await requestDeletion(id);
  };

  async function warn(warnings: number, days: number, sinceWarningDays: number): Promise<void> {
    for (const user of await listInactive(warnings, days, sinceWarningDays)) {
      const daysLeft = inactiveDays.deletion - days;
      const deletionFrom = new Date(now().getTime() + daysLeft * DAY_MS).toISOString();
      await db.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({ inactivityWarnings: warnings + 1, inactivityWarnedAt: now() })
          .where(eq(users.id, user.id));
        await mailer.queue(transaction, {
          template: "inactive_warning",
          to: user.email,
          userId: user.id,
          values: { firstName: user.firstName, deletionFrom },
          dedupeKey: `inactive_warning:${user.id}:${warnings}:${now().toISOString().slice(0, 7)}`,
        });
      });
    }
  }

  function listInactive(warnings: number, days: number, sinceWarningDays: number) {
    const { id, email, firstName } = users;
    const ofUser = (column: typeof subscriptions.userId | typeof deletionRequests.userId) =>
      eq(column, users.id);
    return db
      .select({ id, email, firstName })
      .from(users)
      .where(
        and(
          eq(users.inactivityWarnings, warnings),
          lt(sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`, daysAgo(days)),
          or(
            isNull(users.inactivityWarnedAt),
            lt(users.inactivityWarnedAt, daysAgo(sinceWarningDays)),
          ),
          // Staff may work in Directus only.
          or(isNull(users.cmsRoleId), inArray(users.cmsRoleId, [...memberRoles.ids])),
          // Paid manually, as a gift or through YouTube: known only from Directus, because there is no
          // subscription.
          or(isNull(users.cmsPaidUntil), lt(users.cmsPaidUntil, now())),
          notExists(
            db
              .select({ id: subscriptions.id })
              .from(subscriptions)
              .where(and(ofUser(subscriptions.userId), isNull(subscriptions.endedAt))),
          ),
          notExists(
            db
              .select({ id: deletionRequests.id })
              .from(deletionRequests)
              .where(and(ofUser(deletionRequests.userId), isNull(deletionRequests.cancelledAt))),
          ),
        ),
      )
      .limit(AT_ONCE);
  }
}
