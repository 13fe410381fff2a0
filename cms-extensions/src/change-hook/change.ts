import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import { collectionOf } from "../../../contract/collections/all-collections.ts";
import { signatureLine, signedText } from "../../../contract/signature.ts";

/** Whether the app or the service keeps anything that a change of this collection makes stale. */
export const isTold = (collection: string): boolean => !collectionOf(collection)?.isSilent;

/** More owners than these are not named one by one: the rows are then everybody's. */
const MAX_OWNERS = 50;

/**
 * The member whose own row of a collection a new one is: whom it names, or who makes it. Undefined for
 * everybody's rows, and where nobody is named.
 */
export function memberOf(
  collection: string,
  payload: Record<string, unknown> | undefined,
  madeBy: string | null | undefined,
): string | undefined {
  const owner = collectionOf(collection)?.owner;
  if (!owner) return undefined;
  const named = payload?.[owner];
  return typeof named === "string" ? named : (madeBy ?? undefined);
}

/**
 * The members whose own rows these are, whoever changes them: the team, the service and hooks do, too.
 * @returns empty for everybody's rows, and where they are too many to name
 */
export async function listOwners(
  database: Knex,
  collection: string,
  ids: readonly unknown[],
): Promise<string[]> {
  const owner = collectionOf(collection)?.owner;
  if (!owner) return [];
  const rows: Record<string, string>[] = await database(collection)
    .whereIn("id", ids.map(String))
    .whereNotNull(owner)
    .distinct(owner)
    .limit(MAX_OWNERS + 1);
  return rows.length > MAX_OWNERS ? [] : rows.flatMap((row) => row[owner] ?? []);
}

/** The signature of a body. */
export function signature(body: string, key: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac("sha256", key).update(signedText(seconds, body)).digest("hex");
  return signatureLine(seconds, digest);
}
