import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";

const GROUPED_FROM = 3;
const WITHIN_MS = 2 * 3_600_000;

type Row = { id: string; count: number };
export type Group = {
  id: string;
  count: number;
  others: string[];
};

/** The extension may run before the schema has the field. */
export const hasGroups = (schema: SchemaOverview | null): boolean =>
  schema?.collections["Notification"]?.fields["groupHead"] !== undefined;

/**
 * Finds the group of a new notification: unread ones with the same owner, kind, target and reason (an
 * answer and a mention have different reasons). Muted notifications do not join visible groups. Locks all
 * of them until the transaction ends.
 */
export async function findGroup(database: Knex, id: string, now: Date): Promise<Group | null> {
  const since = new Date(now.getTime() - WITHIN_MS);
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select known.id, known.count from "Notification" known
       join "Notification" fresh on fresh.id = :id
        and known.owner = fresh.owner and known.type = fresh.type
        and known."targetType" = fresh."targetType" and known.target = fresh.target
        and known."groupKey" is not distinct from fresh."groupKey"
      where known."isRead" = false and known."isQuiet" = fresh."isQuiet" and known."groupHead" is null
        and known.date_created >= :since
      order by known.date_created desc, known.id
      for update of known`,
    { id, since },
  );
  const [newest, ...others] = rows;
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  if (!newest || others.length === 0 || count < GROUPED_FROM) return null;
  return { id: newest.id, count, others: others.map((row) => row.id) };
}

/**
 * Groups a new notification with similar ones: the newest becomes the head, the others are hidden behind
 * it. A head's count includes all of them; the others count 1.
 * @returns the head; null if nothing was grouped
 */
export function group(database: Knex, id: string, now: Date): Promise<string | null> {
  return database.transaction(async (within) => {
    const found = await findGroup(within, id, now);
    if (!found) return null;
    const { id: head, count, others } = found;
    const notifications = () => within("Notification");
    const behind = await listBehind(within, "groupHead", others);
    for (const [before, counted] of countsOf(behind))
      await notifications().where("id", before).decrement("count", counted);
    const hidden = [...others, ...behind.map((each) => each.id)];
    await notifications().whereIn("id", hidden).update({ groupHead: head });
    await notifications().where("id", head).update({ count });
    return head;
  });
}

export type Behind = Row & { groupHead: string };

function countsOf(behind: readonly Behind[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { groupHead, count } of behind)
    counts.set(groupHead, (counts.get(groupHead) ?? 0) + Number(count));
  return counts;
}

export function listBehind(
  database: Knex,
  by: "groupHead" | "id",
  ids: readonly string[],
): Promise<Behind[]> {
  return database("Notification")
    .whereIn(by, ids)
    .whereNotNull("groupHead")
    .orderBy([{ column: "date_created", order: "desc" }, "id"])
    .select<Behind[]>("id", "groupHead", "count")
    .forUpdate();
}

/**
 * Repairs groups after a deletion: the newest hidden notification replaces a deleted head, and heads no
 * longer count deleted ones.
 * @param ids deleted notifications
 * @param gone those of them that were behind a head
 * @returns the heads that changed
 */
export function regroup(
  database: Knex,
  ids: readonly string[],
  gone: readonly Behind[],
): Promise<string[]> {
  return database.transaction(async (within) => {
    const notifications = () => within("Notification");
    const left = await listBehind(within, "groupHead", ids);
    const heads: string[] = [];
    for (const groupHead of new Set(left.map((each) => each.groupHead))) {
      const rows = left.filter((each) => each.groupHead === groupHead);
      const [newest, ...others] = rows.map(({ id }) => id);
      if (newest === undefined) continue;
      const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
      await notifications().where("id", newest).update({ groupHead: null, count });
      await notifications().whereIn("id", others).update({ groupHead: newest });
      heads.push(newest);
    }
    const whole = new Set(ids);
    for (const [groupHead, count] of countsOf(gone)) {
      if (whole.has(groupHead)) continue;
      const lowered = await notifications()
        .where("id", groupHead)
        .update({ count: database.raw('greatest("count" - ?, 1)', [count]) });
      if (lowered > 0) heads.push(groupHead);
    }
    return [...new Set(heads)];
  });
}
