import type { Knex } from "knex";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import type { MemberRoles } from "../../../access/member-roles";

const idsOf = (rows: unknown): string[] =>
  (Array.isArray(rows) ? (rows as unknown[]) : [rows]).flatMap((row) => {
    const id = typeof row === "object" && row !== null && "id" in row ? row.id : null;
    return typeof id === "string" || typeof id === "number" ? [String(id)] : [];
  });

export async function listMembersRead(
  database: Knex,
  collection: string,
  rows: unknown,
  memberRoles: MemberRoles,
): Promise<string[]> {
  const ids = idsOf(rows);
  if (ids.length === 0) return [];
  const requested = database("directus_users")
    .select("directus_users.id")
    .whereIn("directus_users.role", Object.values(memberRoles));
  const about = collectionOf(collection)?.about;
  const found: { id: string }[] = about
    ? await requested
        .join(collection, `${collection}.${about}`, "directus_users.id")
        .whereIn(`${collection}.id`, ids)
    : await requested.whereIn("directus_users.id", ids);
  return found.map(({ id }) => id);
}
