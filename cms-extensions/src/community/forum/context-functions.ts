export const CONTEXT_FUNCTIONS: readonly string[] = [
  `
create or replace function forum_context() returns trigger language plpgsql as $$
begin
  if new.status = 'deleted' or (old.user_created is not null and new.user_created is null) then
    new."contextCard" := null;
  end if;
  return new;
end $$`,
  `create or replace trigger forum_context before update of status, user_created on forum_posts
    for each row execute function forum_context()`,
];
