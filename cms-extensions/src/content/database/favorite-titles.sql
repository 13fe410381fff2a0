-- Copies the title of a withdrawn or deleted item to the favorites of members, so that they know what is
-- gone. An item that was never published leaves no title.

create or replace function favorite_title() returns trigger language plpgsql as $$
begin
  if old.status <> 'published' then return null; end if;
  if tg_op = 'UPDATE' then
    if new.status = 'published' then return null; end if;
  end if;
  update favorites set title = coalesce(to_jsonb(old)->>'title', to_jsonb(old)->>'name')
    where type = tg_argv[0] and item = old.id::text;
  return null;
end $$;

do $$
declare
  kind text;
begin
  foreach kind in array portal_list('favoriteKinds') loop
    execute format(
      'create or replace trigger favorite_title after delete or update of status on %I
         for each row execute function favorite_title(%L)', kind, kind);
  end loop;
end $$;
