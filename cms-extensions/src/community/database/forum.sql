-- Database rules for the forum, for every writer: a topic's number of replies, last activity, solution,
-- earlier versions and followers. A text that several members report waits for the team. They run in the
-- transaction of the change.

-- Stores the earlier version of a text that changes after a while; a deleted text has none. A merged text
-- moves to the other topic.
create or replace function forum_topic() returns trigger language plpgsql as $$
declare
  is_late boolean := old.date_created < now() - make_interval(secs => portal_number('quietEditSeconds'));
  is_by_team boolean := new."teamEditedAt" is distinct from old."teamEditedAt";
begin
  if new.status = 'deleted' then
    if old.status <> 'deleted' then
      new.body := null;
      delete from post_revisions where "targetType" = 'forum' and target = new.id::text;
    end if;
    return new;
  end if;
  if new.status = 'merged' then
    new.body := null;
    return new;
  end if;
  if (new.title, new.body) is distinct from (old.title, old.body)
    and (is_late or is_by_team) then
    insert into post_revisions
        (id, "targetType", target, title, body, reason, user_created, date_created)
      values (gen_random_uuid(), 'forum', new.id::text, old.title, old.body,
        case when is_by_team then new."teamEditReason" end, old.user_created, now());
    new."editedAt" := now();
    new."editCount" := old."editCount" + 1;
  end if;
  return new;
end $$;

create or replace function forum_reply() returns trigger language plpgsql as $$
declare
  is_late boolean := old.date_created < now() - make_interval(secs => portal_number('quietEditSeconds'));
  is_by_team boolean := new."teamEditedAt" is distinct from old."teamEditedAt";
begin
  if new."targetType" <> 'forum' then return new; end if;
  if new.status = 'deleted' then
    delete from post_revisions where "targetType" = 'comments' and target = new.id::text;
    new."isSolution" := false;
  elsif new.body is distinct from old.body
    and (is_late or is_by_team) then
    insert into post_revisions (id, "targetType", target, body, reason, user_created, date_created)
      values (gen_random_uuid(), 'comments', new.id::text, old.body,
        case when is_by_team then new."teamEditReason" end, old.user_created, now());
  end if;
  return new;
end $$;

-- Counts visible replies: replies to a hidden comment are hidden with it.
create or replace function forum_recount(topic uuid) returns void language plpgsql as $$
begin
  update forum_posts set
    "replyCount" = counted.number,
    "lastActivityAt" = coalesce(counted.latest, forum_posts.date_created),
    "solvedAt" = case when counted.solved then coalesce("solvedAt", now()) end
  from (
    select count(*) as number, max(one.date_created) as latest,
        coalesce(bool_or(one."isSolution"), false) as solved
      from comments one left join comments above on above.id = one.parent
      where one."targetType" = 'forum' and one.target = topic::text and one.status = 'published'
        and (one.parent is null or above.status in ('published', 'deleted'))
  ) counted where forum_posts.id = topic;
end $$;

-- A member who writes in a topic follows it from then on and has read it up to there.
create or replace function forum_follow(topic uuid, member uuid, read integer, wanted text)
returns void language plpgsql as $$
begin
  if member is null then return; end if;
  insert into topic_states
      (id, post, "lastReadNumber", level, "uniqueKey", user_created, date_created, date_updated)
    values (gen_random_uuid(), topic, read, wanted, member || ':' || topic, member, now(), now())
    on conflict ("uniqueKey") do update set
      "lastReadNumber" = greatest(topic_states."lastReadNumber", excluded."lastReadNumber"),
      level = case when topic_states.level = 'normal' then excluded.level else topic_states.level end,
      date_updated = now();
end $$;

create or replace function forum_replies() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old."targetType" = 'forum' and portal_is_uuid(old.target) then
      perform forum_recount(old.target::uuid);
    end if;
    if tg_op = 'DELETE' then return null; end if;
  end if;
  if new."targetType" = 'forum' and portal_is_uuid(new.target) then
    perform forum_recount(new.target::uuid);
    if tg_op = 'INSERT' and exists (select from forum_posts where id = new.target::uuid) then
      perform forum_follow(new.target::uuid, new.user_created, coalesce(new.number, 0), 'track');
    end if;
  end if;
  return null;
end $$;

create or replace function forum_begun() returns trigger language plpgsql as $$
begin
  perform forum_follow(new.id, new.user_created, 0, 'watch');
  return null;
end $$;

create or replace function forum_votes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old."targetType" = 'forum' and old.value > 0 and portal_is_uuid(old.target) then
      update forum_posts set score = score - 1 where id = old.target::uuid;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new."targetType" = 'forum' and new.value > 0 and portal_is_uuid(new.target) then
      update forum_posts set score = score + 1 where id = new.target::uuid;
    end if;
  end if;
  return null;
end $$;

create or replace function forum_reports() returns trigger language plpgsql as $$
declare
  members integer;
begin
  if new."targetType" not in ('forum', 'comments') or not portal_is_uuid(new.target) then
    return null;
  end if;
  select count(distinct user_created) into members from reports
    where "targetType" = new."targetType" and target = new.target and state in ('open', 'claimed');
  if members < portal_number('reportsToHide') then return null; end if;
  if new."targetType" = 'forum' then
    update forum_posts set status = 'pending'
      where id = new.target::uuid and status in ('open', 'closed');
  else
    update comments set status = 'pending'
      where id = new.target::uuid and status = 'published' and "targetType" = 'forum';
  end if;
  return null;
end $$;

create or replace trigger forum_topic before update of title, body, status on forum_posts
  for each row execute function forum_topic();
create or replace trigger forum_reply before update of body, status on comments
  for each row execute function forum_reply();
create or replace trigger forum_replies
  after insert or delete or update of status, target, parent, "isSolution" on comments
  for each row execute function forum_replies();
create or replace trigger forum_begun after insert on forum_posts
  for each row execute function forum_begun();
create or replace trigger forum_votes
  after insert or delete or update of "targetType", target, value on votes
  for each row execute function forum_votes();
create or replace trigger forum_reports after insert on reports
  for each row execute function forum_reports();

-- A topic without its author or its text has no context card.
create or replace function forum_context() returns trigger language plpgsql as $$
begin
  if new.status = 'deleted' or (old.user_created is not null and new.user_created is null) then
    new."contextCard" := null;
  end if;
  return new;
end $$;

create or replace trigger forum_context before update of status, user_created on forum_posts
  for each row execute function forum_context();

-- Rows older than the rules.
do $$ begin perform forum_recount(id) from forum_posts; end $$;
update forum_posts set "viewCount" = viewers.number
  from (
    select state.post, count(*) as number
      from topic_states state join forum_posts topic on topic.id = state.post
      where state.user_created is distinct from topic.user_created
      group by state.post
  ) viewers where forum_posts.id = viewers.post and forum_posts."viewCount" < viewers.number;
