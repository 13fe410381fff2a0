import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { isKeptQuiet, isQuietable } from "../../../contract/notifications/kinds.ts";
import { isUuid } from "../../../contract/shared/uuid.ts";

/** The extension may run before the schema has the fields. */
export const hasQuiet = (schema: SchemaOverview | null): boolean =>
  schema?.collections["Notification"]?.fields["isQuiet"] !== undefined &&
  schema.collections["directus_users"]?.fields["quietKinds"] !== undefined;

export async function isQuietFor(
  database: Knex,
  { owner, type }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (!isQuietable(type) || typeof owner !== "string" || !isUuid(owner)) return false;
  const row: { quietKinds: unknown } | undefined = await database("directus_users")
    .where("id", owner)
    .first("quietKinds");
  return isKeptQuiet(type, row?.quietKinds);
}
