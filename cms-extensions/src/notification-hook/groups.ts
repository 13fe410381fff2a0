import type { Knex } from "knex";

/** As many of one kind about one thing, within this time, stand as one. */
const GROUPED_FROM = 3;
const WITHIN_MS = 2 * 3_600_000;

type Row = { id: string; count: number };
export type Group = {
  /** The newest, which stands for all. */
  id: string;
  count: number;
  /** Those that it stands for. */
  others: string[];
};

/**
 * What a new notification is to be grouped with: unread ones of its owner, of its kind, about its target and
 * for the same reason: an answer and a mention say other things. What is kept out of the list hides nothing in it.
 */
export async function findGroup(database: Knex, id: string, now: Date): Promise<Group | null> {
  const since = new Date(now.getTime() - WITHIN_MS);
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select known.id, known.count from "Notification" known
       join "Notification" fresh on fresh.id = :id
        and known.owner = fresh.owner and known.type = fresh.type
        and known."targetType" = fresh."targetType" and known.target = fresh.target
        and known."groupKey" is not distinct from fresh."groupKey"
      where known."isRead" = false and known."isQuiet" = fresh."isQuiet" and known.date_created >= :since
      order by known.date_created desc, known.id`,
    { id, since },
  );
  const [newest, ...others] = rows;
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  if (!newest || others.length === 0 || count < GROUPED_FROM) return null;
  return { id: newest.id, count, others: others.map((row) => row.id) };
}
