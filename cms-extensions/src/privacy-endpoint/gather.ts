import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { listPersonFileIds } from "./person-files";
import { listPersonRelations } from "./person-relations";

type Row = Record<string, unknown>;

export type Gathered = {
  /** Rows by collection, as they are held. */
  rows: Record<string, Row[]>;
  files: { id: string; filename: string; type: string | null; bytes: number }[];
  /** Who else touched the person's own record, when and how: staff by role, never by name. */
  handling: { at: string; action: string; by: string }[];
};

/** What opens doors, not what is known about the person; it leaves the system with no export. */
const secretFields = ["password", "token", "tfa_secret", "auth_data"];
const latestHandling = 200;

/** Everything Directus holds about a person, for their export and for the page that lists it. */
export async function gather(
  database: Knex,
  schema: SchemaOverview,
  user: string,
): Promise<Gathered> {
  const rows: Record<string, Row[]> = {};
  const own = await database("directus_users").where({ id: user }).first();
  rows["directus_users"] = own ? [without(own, secretFields)] : [];
  for (const { collection, field } of listPersonRelations(schema)) {
    const found: Row[] = await database(collection).where({ [field]: user });
    rows[collection] = [...(rows[collection] ?? []), ...found];
  }
  rows["ticket_messages"] = await database("ticket_messages")
    .whereIn(
      "ticket",
      database("tickets").select("id").where({ member: user }).orWhere({ user_created: user }),
    )
    .orderBy("date_created");
  const held = Object.entries(rows).filter(([, list]) => list.length > 0);
  return {
    rows: Object.fromEntries(held),
    files: await listFiles(database, user),
    handling: await listHandling(database, user),
  };
}

function without(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));
}

async function listFiles(database: Knex, user: string): Promise<Gathered["files"]> {
  const found = await database("directus_files")
    .select("id", "filename_download", "type", "filesize")
    .whereIn("id", await listPersonFileIds(database, user));
  return found.map(({ id, filename_download, type, filesize }) => ({
    id,
    filename: String(filename_download),
    type,
    bytes: Number(filesize ?? 0),
  }));
}

async function listHandling(database: Knex, user: string): Promise<Gathered["handling"]> {
  const found: { timestamp: Date; action: string; role: string | null }[] = await database(
    "directus_activity as activity",
  )
    .leftJoin("directus_users as actor", "actor.id", "activity.user")
    .leftJoin("directus_roles as role", "role.id", "actor.role")
    .where({ "activity.collection": "directus_users", "activity.item": user })
    .whereNot({ "activity.user": user })
    .orderBy("activity.timestamp", "desc")
    .limit(latestHandling)
    .select("activity.timestamp", "activity.action", "role.name as role");
  return found.map(({ timestamp, action, role }) => ({
    at: timestamp.toISOString(),
    action,
    by: role ?? "Portal",
  }));
}
