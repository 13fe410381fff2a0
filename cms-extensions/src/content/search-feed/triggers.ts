import type { Knex } from "knex";
import { classNumbers } from "../../../../contract/content/courses.ts";
import {
  EVERYTHING,
  searchFeed,
  type FeedTable,
} from "../../../../contract/content/search-feed.ts";
import { TRIGGERS_LOCK } from "../../shared/database-rules.ts";

const OUTBOX = "search_outbox";
const TRIGGER = "search_feed";
const COUNTS = [
  ...["viewCount", "commentCount", "replyCount", "score", "lastActivityAt", "poll"],
  ...["last_access", "last_page"],
  ...classNumbers,
];

/**
 * Records the item of a changed row, before and after the change. It runs in the change's own transaction:
 * committed changes are recorded, rolled-back ones are not, for every writer.
 */
const NOTE_CHANGE = `
create or replace function search_feed_note() returns trigger language plpgsql as $$
declare
  version jsonb;
  item text;
  counts constant text[] := '{${COUNTS.join()}}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - counts = to_jsonb(new) - counts then
    return null;
  end if;
  for version in
    select distinct known from unnest(array[
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end
    ]) as known where known is not null
  loop
    item := version ->> tg_argv[1];
    if tg_nargs > 2 then
      execute format(
        'insert into ${OUTBOX} (collection, item) select $2, %I::text from %I where %I::text = $1',
        tg_argv[3], tg_argv[2], coalesce(tg_argv[4], 'id')) using item, tg_argv[0];
    elsif item is not null then
      insert into ${OUTBOX} (collection, item) values (tg_argv[0], item);
    end if;
  end loop;
  return null;
end $$`;

const argumentsOf = ({ collection, item, through }: FeedTable): string[] => [
  collection,
  item,
  ...(through ? [through.table, through.item, through.by ?? "id"] : []),
];

/**
 * Creates the triggers; tables missing in the schema are left for the next run. Changes before a new
 * trigger are covered by a full read.
 * @returns number of new triggers
 */
export async function ensureTriggers(database: Knex): Promise<number> {
  if (!(await database.schema.hasTable(OUTBOX))) return 0;
  await renewFunction(database);
  const missing = await listMissing(database);
  if (missing.length === 0) return 0;
  await database.transaction(async (transaction) => {
    await transaction.raw(TRIGGERS_LOCK);
    await transaction.raw(NOTE_CHANGE);
    for (const feed of missing) {
      const given = argumentsOf(feed).map((text) => `'${text}'`);
      await transaction.raw(
        `create or replace trigger ${TRIGGER} after insert or update or delete on ?? ` +
          `for each row execute function search_feed_note(${given.join(", ")})`,
        [feed.table],
      );
    }
    await transaction(OUTBOX).insert({ collection: EVERYTHING, item: EVERYTHING });
  });
  return missing.length;
}

/** Replaces an older version of the function, which ignored fewer columns. */
async function renewFunction(database: Knex): Promise<void> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from pg_proc where proname = 'search_feed_note' and prosrc not like ?`,
    [`%${COUNTS.join()}%`],
  );
  if (rows.length > 0) await database.raw(NOTE_CHANGE);
}

async function listMissing(database: Knex): Promise<FeedTable[]> {
  const { rows } = await database.raw<{ rows: { table: string; isNoted: boolean }[] }>(
    `select class.relname as "table", exists (
       select from pg_trigger where tgrelid = class.oid and tgname = ?) as "isNoted"
     from pg_class class join pg_namespace space on space.oid = class.relnamespace
     where space.nspname = current_schema() and class.relkind = 'r'`,
    [TRIGGER],
  );
  return searchFeed.filter(({ table }) => rows.some((row) => row.table === table && !row.isNoted));
}
