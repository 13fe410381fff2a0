import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { signatureLine, signedText } from "../../../../contract/shared/signature.ts";

export const isPublicCollection = (collection: string): boolean =>
  !collectionOf(collection)?.isSilent;

/** With more owners than this, the change counts as a change for everyone. */
const MAX_OWNERS = 50;

/** Undefined for public rows, and if no member is named. */
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

/** The topic of a new reply in the forum. */
export function topicOf(
  collection: string,
  payload: Record<string, unknown> | undefined,
): string | undefined {
  const isReply = collection === "comments" && payload?.["targetType"] === "forum";
  return isReply && typeof payload["target"] === "string" ? payload["target"] : undefined;
}

/**
 * The owners of changed rows. The team, the service and hooks also change rows of members.
 * @returns empty for public rows, and if there are too many owners
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

export function signature(body: string, key: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac("sha256", key).update(signedText(seconds, body)).digest("hex");
  return signatureLine(seconds, digest);
}
