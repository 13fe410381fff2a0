-- Database rules for polls, for every writer. Counts are computed, never written, one vote at a time. A
-- deleted or merged topic has neither poll nor votes.

create or replace function forum_poll() returns trigger language plpgsql as $$
begin
  if new.status in ('deleted', 'merged') then
    new.poll := null;
  elsif json_typeof(new.poll) = 'object' and json_typeof(new.poll -> 'options') = 'array' then
    new.poll := jsonb_set(new.poll::jsonb, '{counts}', (
      select jsonb_agg(counted.number order by counted.nth) from (
        select place.nth, (
            select count(*) from forum_poll_votes vote where vote.post = new.id and vote.choice = place.nth
          ) as number
          from generate_series(0, json_array_length(new.poll -> 'options') - 1) as place(nth)
      ) counted
    ))::json;
  end if;
  return new;
end $$;

create or replace function forum_poll_gone() returns trigger language plpgsql as $$
begin
  if new.status in ('deleted', 'merged') then
    delete from forum_poll_votes where post = new.id;
  end if;
  return null;
end $$;

-- An unchanged write of the poll locks the topic's row, waits for other votes, and recounts.
create or replace function forum_poll_voted() returns trigger language plpgsql as $$
begin
  update forum_posts set poll = poll
    where id = any(array[new.post, old.post]) and poll is not null
      and status not in ('deleted', 'merged');
  -- A vote that waited while its topic was taken away is none.
  if tg_op <> 'DELETE' then
    delete from forum_poll_votes vote using forum_posts topic
      where vote.id = new.id and topic.id = new.post and topic.status in ('deleted', 'merged');
  end if;
  return null;
end $$;

create or replace trigger forum_poll before insert or update of poll, status on forum_posts
  for each row execute function forum_poll();
create or replace trigger forum_poll_gone after update of status on forum_posts
  for each row execute function forum_poll_gone();
create or replace trigger forum_poll_voted
  after insert or delete or update of choice, post on forum_poll_votes
  for each row execute function forum_poll_voted();
