import { collectionOf } from "../../../../contract/collections/all-collections.ts";

type Payload = Record<string, unknown>;

/**
 * The value of `uniqueKey`, which makes a combination of fields unique; Directus supports unique single
 * fields only. The member is always the requester, never one that the payload names.
 * @param userId the requester; null for internal writes, where the payload's `user_created` counts
 */
export function uniqueKeyOf(collection: string, row: Payload, userId: string | null): string {
  const { per, fields = [] } = collectionOf(collection)?.unique ?? {};
  const values = fields.map((name) => row[name]);
  const owner = userId ?? row["user_created"];
  return (per === "member" ? [owner, ...values] : values).map(idOf).join(":");
}

function idOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return String((value as { id?: unknown }).id ?? "");
  return String(value);
}
