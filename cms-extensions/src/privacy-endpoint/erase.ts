import { ForbiddenError } from "@directus/errors";
import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import type { MemberRoles } from "../../access/member-roles";
import { listGuestTicketIds } from "./guest-tickets";
import type { Person } from "./person";
import { forgetWhoBrought, listPersonFileIds } from "./person-files";
import { listPersonRelations, sharedTexts } from "./person-relations";
import type { DeletionMode } from "../../../contract/own-data.ts";

/** Deletes through Directus' own services, so that hooks tell app and service what is gone. */
export type Deleter = (collection: string, keys: readonly (string | number)[]) => Promise<void>;

/**
 * Removes a person from Directus: rows, files, what the revision history and the activity log say.
 * What the schema ties to a person by CASCADE goes with the user; texts for others lose the author by
 * SET NULL. Running it again after a failure finishes what is left.
 * @returns how many rows of each collection went
 * @throws {ForbiddenError} for staff, whose accounts an administrator ends
 */
export async function erase(
  database: Knex,
  schema: SchemaOverview,
  deleteMany: Deleter,
  { mode, memberRoles, ...person }: Person & { mode: DeletionMode; memberRoles: MemberRoles },
): Promise<Record<string, number>> {
  const { user } = person;
  await requireNoStaff(database, user, memberRoles);
  const erased: Record<string, number> = {};
  // First: tickets and claims, which go next, lead to their files.
  const files = await listPersonFileIds(database, person);
  await forgetRevisions(database, "directus_files", files);
  if (files.length > 0) await deleteMany("directus_files", files);
  erased["directus_files"] = files.length;

  const asGuest = await listGuestTicketIds(database, person);
  await forgetHistory(database, schema, "tickets", asGuest);
  if (asGuest.length > 0) await deleteMany("tickets", asGuest);
  erased["tickets"] = asGuest.length;

  for (const { collection, field } of listPersonRelations(schema)) {
    if (sharedTexts.includes(collection) && mode === "anonymise") continue;
    const keys = await keysOf(database, collection, { [field]: user });
    if (collection === "comments") await keepThreads(database, keys);
    await forgetHistory(database, schema, collection, keys);
    if (keys.length > 0) await deleteMany(collection, keys);
    erased[collection] = (erased[collection] ?? 0) + keys.length;
  }
  await eraseNoticesAbout(database, deleteMany, user);

  await forgetRevisions(database, "directus_users", [user]);
  await database("directus_activity").where({ collection: "directus_users", item: user }).delete();
  await database("directus_activity").where({ user }).update({ ip: null, user_agent: null });
  // Files of the portal's content stay: who was of the team may have brought some.
  await forgetWhoBrought(database, user);
  const exists = await database("directus_users").where({ id: user }).first("id");
  if (exists) await deleteMany("directus_users", [user]);
  // The deletion itself is logged with what was deleted.
  await forgetRevisions(database, "directus_users", [user]);
  await database("directus_activity").where({ user }).update({ user: null });
  erased["directus_users"] = exists ? 1 : 0;
  return erased;
}

async function requireNoStaff(
  database: Knex,
  user: string,
  memberRoles: MemberRoles,
): Promise<void> {
  const found: { role: string | null } | undefined = await database("directus_users")
    .where({ id: user })
    .first("role");
  if (found && !Object.values(memberRoles).includes(found.role ?? "")) throw new ForbiddenError();
}

async function keysOf(
  database: Knex,
  collection: string,
  where: Record<string, string>,
): Promise<(string | number)[]> {
  const found: { id: string | number }[] = await database(collection).select("id").where(where);
  return found.map(({ id }) => id);
}

/** What the revision history says about rows, and about those that go with them by CASCADE. */
async function forgetHistory(
  database: Knex,
  schema: SchemaOverview,
  collection: string,
  keys: readonly (string | number)[],
): Promise<void> {
  if (keys.length === 0) return;
  await forgetRevisions(database, collection, keys);
  const inner = schema.relations.filter(
    (relation) =>
      relation.related_collection === collection && relation.schema?.on_delete === "CASCADE",
  );
  for (const { collection: child, field } of inner) {
    const found: { id: string | number }[] = await database(child)
      .select("id")
      .whereIn(field, [...keys]);
    const childKeys = found.map(({ id }) => id);
    await forgetHistory(database, schema, child, childKeys);
  }
}

/** Notices to others about what the person did name them in their text. */
async function eraseNoticesAbout(database: Knex, deleteMany: Deleter, user: string): Promise<void> {
  const keys = await keysOf(database, "Notification", { actor: user });
  await forgetRevisions(database, "Notification", keys);
  if (keys.length > 0) await deleteMany("Notification", keys);
}

async function forgetRevisions(
  database: Knex,
  collection: string,
  keys: readonly (string | number)[],
): Promise<void> {
  if (keys.length === 0) return;
  const ofRows = () =>
    database("directus_revisions").where({ collection }).whereIn("item", keys.map(String));
  // What was written along with a row names the row's revision as its parent.
  await database("directus_revisions")
    .whereIn("parent", ofRows().select("id"))
    .update({ parent: null });
  await ofRows().delete();
}

/** Answers of others to a comment that goes stay, one level up. */
async function keepThreads(database: Knex, keys: readonly (string | number)[]): Promise<void> {
  await database("comments")
    .whereIn("parent", [...keys])
    .update({ parent: null });
}
