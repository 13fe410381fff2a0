import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { isMuted, mayBeMuted } from "../../../../contract/notifications/choices.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";

/** The extension may run before the schema has the fields. */
export const hasMuted = (schema: SchemaOverview | null): boolean =>
  schema?.collections["Notification"]?.fields["isQuiet"] !== undefined &&
  schema.collections["directus_users"]?.fields["quietKinds"] !== undefined;

/**
 * True if the owner of a new notification muted its kind in the portal, by the copy of their choices that
 * the service writes.
 */
export async function isMutedFor(
  database: Knex,
  { owner, type }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (!mayBeMuted(type) || typeof owner !== "string" || !isUuid(owner)) return false;
  const row: { quietKinds: unknown } | undefined = await database("directus_users")
    .where("id", owner)
    .first("quietKinds");
  return isMuted(type, row?.quietKinds);
}
