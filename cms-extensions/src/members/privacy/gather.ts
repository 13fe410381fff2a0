import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { listPersonFileIds, listGuestTicketIds, type Person } from "./person-files";
import { listPersonRelations } from "./person-relations";

type Row = Record<string, unknown>;

export type Gathered = {
  rows: Record<string, Row[]>;
  files: { id: string; filename: string; type: string | null; bytes: number }[];
  /** Staff actions on the person's own record: staff by role, never by name. */
  handling: { at: string; action: string; by: string }[];
};

/** Credentials are not information about the person; no export contains them. */
const secretFields = ["password", "token", "tfa_secret", "auth_data"];
const LATEST_HANDLING = 200;

/**
 * A person's data in Directus' activity log and revisions: their actions with addresses, and earlier
 * versions of their record and rows.
 * @param secretFields left out everywhere
 */
async function gatherHistory(
  database: Knex,
  user: string,
  secretColumns: readonly string[],
): Promise<{ directus_activity: Row[]; directus_revisions: Row[] }> {
  const activity: Row[] = await database("directus_activity")
    .select("timestamp", "action", "collection", "item", "ip", "user_agent")
    .where({ user })
    .orderBy("id");
  const revisions: Row[] = await database("directus_revisions as revision")
    .join("directus_activity as activity", "activity.id", "revision.activity")
    .where({ "revision.collection": "directus_users", "revision.item": user })
    .orWhere({ "activity.user": user })
    .orderBy("revision.id")
    .select(
      "activity.timestamp",
      "revision.collection",
      "revision.item",
      "revision.data",
      "revision.delta",
    );
  return {
    directus_activity: activity,
    directus_revisions: revisions.map(({ timestamp, collection, item, data, delta }) => ({
      timestamp,
      collection,
      item,
      values: withoutColumns(delta ?? data, secretColumns),
    })),
  };
}

function withoutColumns(values: unknown, secretColumns: readonly string[]): unknown {
  if (values === null || typeof values !== "object") return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !secretColumns.includes(name)),
  );
}

export async function gather(
  database: Knex,
  schema: SchemaOverview,
  person: Person,
): Promise<Gathered> {
  const { user } = person;
  const rows: Record<string, Row[]> = {};
  const own = await database("directus_users").where({ id: user }).first();
  rows["directus_users"] = own
    ? [{ ...without(own, secretFields), canton: await findCantonName(database, own.canton) }]
    : [];
  for (const { collection, field } of listPersonRelations(schema)) {
    const found: Row[] = await database(collection).where({ [field]: user });
    rows[collection] = [...(rows[collection] ?? []), ...found];
  }
  const asGuest = await database("tickets").whereIn(
    "id",
    await listGuestTicketIds(database, person),
  );
  rows["tickets"] = [...(rows["tickets"] ?? []), ...asGuest];
  rows["ticket_messages"] = await database("ticket_messages")
    .whereIn(
      "ticket",
      rows["tickets"].map(({ id }) => String(id)),
    )
    .orWhereIn("ticket", database("tickets").select("id").where({ user_created: user }))
    .orderBy("date_created");
  const history = await gatherHistory(database, user, secretFields);
  const held = Object.entries({ ...rows, ...history }).filter(([, list]) => list.length > 0);
  return {
    rows: Object.fromEntries(held),
    files: await listFiles(database, person),
    handling: await listHandling(database, user),
  };
}

function without(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));
}

async function findCantonName(database: Knex, id: unknown): Promise<string | null> {
  if (typeof id !== "number") return null;
  const found: { name: string | null } | undefined = await database("Cantons")
    .where({ id })
    .first("name");
  return found?.name ?? null;
}

async function listFiles(database: Knex, person: Person): Promise<Gathered["files"]> {
  const found = await database("directus_files")
    .select("id", "filename_download", "type", "filesize")
    .whereIn("id", await listPersonFileIds(database, person));
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
    .limit(LATEST_HANDLING)
    .select("activity.timestamp", "activity.action", "role.name as role");
  return found.map(({ timestamp, action, role }) => ({
    at: timestamp.toISOString(),
    action,
    by: role ?? "Portal",
  }));
}
