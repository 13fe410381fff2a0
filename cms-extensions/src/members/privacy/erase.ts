import { ForbiddenError } from "@directus/errors";
import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import type { MemberRoles } from "../../../access/member-roles";
import {
  forgetWhoBrought,
  listPersonFileIds,
  listGuestTicketIds,
  type Person,
} from "./person-files";
import { listPersonRelations, sharedTexts } from "./person-relations";
import type { DeletionMode } from "../../../../contract/account/own-data.ts";

/** Deletes through Directus' own services, so that hooks notify app and service. */
export type Deleter = (collection: string, keys: readonly (string | number)[]) => Promise<void>;

/**
 * Removes a person from Directus: rows, files, revisions and activity log. The schema deletes the person's
 * own rows by CASCADE with the user; texts for others lose their author by SET NULL. A second run after a
 * failure completes the rest.
 * @returns number of deleted rows by collection
 * @throws {ForbiddenError} for staff: an administrator ends their accounts
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
  // First: tickets and claims, which are deleted next, refer to their files.
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
    if (collection === "comments") await retainThreads(database, keys);
    await forgetHistory(database, schema, collection, keys);
    if (keys.length > 0) await deleteMany(collection, keys);
    erased[collection] = (erased[collection] ?? 0) + keys.length;
  }
  await eraseNotificationsAbout(database, deleteMany, user);

  await forgetRevisions(database, "directus_users", [user]);
  await database("directus_activity").where({ collection: "directus_users", item: user }).delete();
  await database("directus_activity").where({ user }).update({ ip: null, user_agent: null });
  // Files of the portal's content stay: a former team member may have uploaded some.
  await forgetWhoBrought(database, user);
  const exists = await database("directus_users").where({ id: user }).first("id");
  if (exists) await deleteMany("directus_users", [user]);
  // The deletion itself is logged with the deleted values.
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

/** Notifications to others about the person's actions contain the name. */
async function eraseNotificationsAbout(
  database: Knex,
  deleteMany: Deleter,
  user: string,
): Promise<void> {
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
  // A row's revision is the parent of revisions of rows written with it.
  await database("directus_revisions")
    .whereIn("parent", ofRows().select("id"))
    .update({ parent: null });
  await ofRows().delete();
}

/** Replies of others to a deleted comment stay, one level up. */
async function retainThreads(database: Knex, keys: readonly (string | number)[]): Promise<void> {
  await database("comments")
    .whereIn("parent", [...keys])
    .update({ parent: null });
}
