import { offerCollections } from "../../../../contract/classifieds/offers.ts";
import { contentKinds } from "../../../../contract/content/kinds.ts";
import type { DatabaseRules } from "../../shared/database-rules";

/**
 * Copies the title of a withdrawn or deleted item to the favorites of members, so that they know what is
 * gone. An item that was never published leaves no title.
 */
const KEEP_TITLE = `
create or replace function favorite_title() returns trigger language plpgsql as $$
begin
  if old.status <> 'published' then return null; end if;
  if tg_op = 'UPDATE' then
    if new.status = 'published' then return null; end if;
  end if;
  update favorites set title = coalesce(to_jsonb(old)->>'title', to_jsonb(old)->>'name')
    where type = tg_argv[0] and item = old.id::text;
  return null;
end $$`;

const KINDS = [...contentKinds, ...offerCollections];

export const favoriteTitleRules: DatabaseRules = {
  marker: "favorite_title",
  needs: [
    { table: "favorites", column: "title" },
    ...KINDS.map((table) => ({ table, column: "status" })),
  ],
  statements: [
    KEEP_TITLE,
    ...KINDS.map(
      (kind) =>
        `create or replace trigger favorite_title after delete or update of status on ${kind} ` +
        `for each row execute function favorite_title('${kind}')`,
    ),
  ],
};
