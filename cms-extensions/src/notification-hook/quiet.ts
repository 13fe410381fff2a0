import type { Knex } from "knex";
import { isKeptQuiet } from "../../../contract/notifications.ts";
import { isUuid } from "../../../contract/uuid.ts";

/** Whether the owner of a new notice keeps its kind out of the portal. */
export async function isQuietFor(
  database: Knex,
  { owner, type }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (typeof owner !== "string" || !isUuid(owner)) return false;
  const row: { quietKinds: unknown } | undefined = await database("directus_users")
    .where("id", owner)
    .first("quietKinds");
  return isKeptQuiet(type, row?.quietKinds);
}
