-- Records the item of a changed row, before and after the change. It runs in the change's own transaction:
-- committed changes are recorded, rolled-back ones are not, for every writer.

create or replace function search_feed_note() returns trigger language plpgsql as $$
declare
  version jsonb;
  item text;
  counts constant text[] := portal_list('countedColumns');
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
        'insert into search_outbox (collection, item) select $2, %I::text from %I where %I::text = $1',
        tg_argv[3], tg_argv[2], coalesce(tg_argv[4], 'id')) using item, tg_argv[0];
    elsif item is not null then
      insert into search_outbox (collection, item) values (tg_argv[0], item);
    end if;
  end loop;
  return null;
end $$;

-- Changes before a new trigger are covered by a full read.
do $$
declare
  feed jsonb;
  is_new boolean := false;
begin
  for feed in select jsonb_array_elements(portal_values() -> 'searchFeed') loop
    is_new := is_new or not exists (
      select from pg_trigger
        where tgname = feed ->> 'trigger' and tgrelid = format('%I', feed ->> 'table')::regclass
    );
    execute format(
      'create or replace trigger %I after insert or update or delete on %I
         for each row execute function search_feed_note(%s)',
      feed ->> 'trigger',
      feed ->> 'table',
      (select string_agg(quote_literal(argument), ', ' order by place)
         from jsonb_array_elements_text(feed -> 'arguments') with ordinality as given(argument, place))
    );
  end loop;
  if is_new then
    insert into search_outbox (collection, item)
      values (portal_values() ->> 'everything', portal_values() ->> 'everything');
  end if;
end $$;
