-- Database rules for comments, for every writer: who may read the item, the comment's number, and the
-- counts. They run in the transaction of the change. Imports, scheduled publication and crashes therefore
-- never leave a comment readable by mistake.

-- Audience of the commented item: `free`, `paying`, or `none` while no one may read it.
create or replace function comment_audience(kind text, item text, root uuid) returns text
language plpgsql as $$
declare
  readers text;
begin
  if item is null or not portal_is_uuid(item) then return 'none'; end if;
  if root is not null and not exists (
    select from comments where id = root and status in ('published', 'deleted')
  ) then
    return 'none';
  end if;
  if kind = any(portal_list('commentedKinds')) then
    execute format('select access from %I where id = $1 and status = ''published''', kind)
      into readers using item::uuid;
  elsif kind = 'course_classes' then
    select case when classes."isPreview" or courses.access = 'free' then 'free' else 'paying' end
      into readers
      from course_classes classes
      join course_modules modules on modules.id = classes.module
      join courses on courses.id = modules.course
      where classes.id = item::uuid and courses.status = 'published';
  elsif kind = 'forum' then
    select 'free' into readers from forum_posts
      where id = item::uuid and status in ('open', 'closed');
  end if;
  return coalesce(readers, 'none');
end $$;

-- One writer of an item's comments at a time.
create or replace function comment_lock(kind text, item text) returns void
language sql as $$
  select pg_advisory_xact_lock(hashtext('comments:' || kind || ':' || item))
$$;

-- A deleted comment keeps its position but none of its text.
create or replace function comment_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform comment_lock(new."targetType", new.target);
    if new.status in ('published', 'pending') then
      select coalesce(max(number), 0) + 1 into new.number from comments
        where "targetType" = new."targetType" and target = new.target;
    end if;
  end if;
  if new.status = 'deleted' then
    new.body := null;
    new.anchor := null;
  end if;
  new.audience := comment_audience(new."targetType", new.target, new.parent);
  return new;
end $$;

create or replace function comment_course_recount(changed uuid) returns void
language plpgsql as $$
begin
  update courses set "commentCount" = counted.number from (
    select coalesce(sum(classes."commentCount"), 0)::int as number from course_classes classes
      join course_modules modules on modules.id = classes.module where modules.course = changed
  ) counted where courses.id = changed and courses."commentCount" <> counted.number;
end $$;

-- Counts visible comments: replies to a hidden comment are hidden with it.
create or replace function comment_recount(kind text, item text, root uuid) returns void
language plpgsql as $$
declare
  visible integer;
begin
  perform comment_lock(kind, item);
  if root is not null then
    update comments set "replyCount" = (
      select count(*) from comments answers
        where answers.parent = root and answers.status = 'published'
    ) where id = root;
  end if;
  if kind = any(portal_list('commentedContent')) and portal_is_uuid(item) then
    select count(*) into visible from comments one left join comments above on above.id = one.parent
      where one."targetType" = kind and one.target = item and one.status = 'published'
        and (one.parent is null or above.status in ('published', 'deleted'));
    execute format(
      'update %I set "commentCount" = $1 where id = $2::uuid and "commentCount" <> $1', kind
    ) using visible, item;
  end if;
  if kind = 'course_classes' and portal_is_uuid(item) then
    perform comment_course_recount(modules.course) from course_classes classes
      join course_modules modules on modules.id = classes.module where classes.id = item::uuid;
  end if;
end $$;

-- Reads the audience again under the item's row lock, in case the item changed in the meantime.
create or replace function comment_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform comment_recount(old."targetType", old.target, old.parent);
  end if;
  if tg_op <> 'DELETE' then
    perform comment_recount(new."targetType", new.target, new.parent);
    update comments set audience = audience
      where id = new.id and audience <> comment_audience("targetType", target, parent);
  end if;
  if tg_op = 'UPDATE' then
    if new.status <> old.status then
      update comments set audience = audience where parent = new.id;
    end if;
  end if;
  return null;
end $$;

create or replace function comment_votes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old."targetType" = 'comments' and old.value > 0 and portal_is_uuid(old.target) then
      update comments set score = score - 1 where id = old.target::uuid;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new."targetType" = 'comments' and new.value > 0 and portal_is_uuid(new.target) then
      update comments set score = score + 1 where id = new.target::uuid;
    end if;
  end if;
  return null;
end $$;

-- A commented item changed its readers.
create or replace function comment_readers() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  if tg_argv[0] in ('courses', 'course_modules') then
    update comments set audience = audience
      where "targetType" = 'course_classes' and target in (
        select classes.id::text from course_classes classes
          join course_modules modules on modules.id = classes.module
          where changed in (modules.id, modules.course)
      );
  else
    update comments set audience = audience
      where "targetType" = tg_argv[0] and target = changed::text;
  end if;
  if tg_argv[0] = 'course_classes' then
    perform comment_course_recount(course) from course_modules where tg_op = 'DELETE' and id = old.module
      or tg_op = 'UPDATE' and id in (old.module, new.module);
  elsif tg_argv[0] = 'course_modules' then
    perform comment_course_recount(id) from courses where tg_op = 'DELETE' and id = old.course
      or tg_op = 'UPDATE' and id in (old.course, new.course);
  end if;
  return null;
end $$;

create or replace trigger comment_place
  before insert or update of status, "targetType", target, parent, audience on comments
  for each row execute function comment_place();
create or replace trigger comment_counts
  after insert or delete or update of status, "targetType", target, parent on comments
  for each row execute function comment_counts();
create or replace trigger comment_votes
  after insert or delete or update of "targetType", target, value on votes
  for each row execute function comment_votes();

do $$
declare
  kind text;
begin
  foreach kind in array portal_list('commentedKinds') loop
    execute format(
      'create or replace trigger comment_readers after delete or update of status, access on %I
         for each row execute function comment_readers(%L)', kind, kind);
  end loop;
end $$;
create or replace trigger comment_readers
  after delete or update of "isPreview", module on course_classes
  for each row execute function comment_readers('course_classes');
create or replace trigger comment_readers
  after delete or update of course on course_modules
  for each row execute function comment_readers('course_modules');
create or replace trigger comment_readers
  after delete or update of status, access on courses
  for each row execute function comment_readers('courses');
create or replace trigger comment_readers
  after delete or update of status on forum_posts
  for each row execute function comment_readers('forum');

-- Rows older than the rules.
do $$
declare
  kind text;
begin
  update comments set audience = audience;
  update comments root set "replyCount" = counted.number from (
    select root.id, count(answers.id) as number from comments root
      left join comments answers on answers.parent = root.id and answers.status = 'published'
      group by root.id
  ) counted where counted.id = root.id and root."replyCount" <> counted.number;
  foreach kind in array portal_list('commentedContent') loop
    execute format(
      'update %1$I item set "commentCount" = counted.number from (
         select item.id, count(one.id) as number from %1$I item
           left join comments one on one."targetType" = %1$L and one.target = item.id::text
             and one.status = ''published'' and (one.parent is null or exists (
               select from comments root
                 where root.id = one.parent and root.status in (''published'', ''deleted'')))
           group by item.id
       ) counted where counted.id = item.id and item."commentCount" <> counted.number', kind);
  end loop;
  perform comment_course_recount(id) from courses;
end $$;
