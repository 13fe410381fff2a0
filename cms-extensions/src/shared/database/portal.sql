-- What the database rules share. portal_values() is made of the contract (rule-values.ts).

create or replace function portal_list(name text) returns text[]
language sql immutable as $$
  select array(select jsonb_array_elements_text(portal_values() -> name))
$$;

create or replace function portal_number(name text) returns integer
language sql immutable as $$
  select (portal_values() ->> name)::integer
$$;

-- UUID in lower case, as PostgreSQL and Directus write it.
create or replace function portal_is_uuid(value text) returns boolean
language sql immutable as $$
  select value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;
