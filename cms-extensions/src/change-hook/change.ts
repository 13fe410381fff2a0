import { createHmac } from "node:crypto";
import { collectionOf } from "../../../contract/collections/all-collections.ts";
import { signatureLine, signedText } from "../../../contract/signature.ts";

/** Whether the app or the service keeps anything that a change of this collection makes stale. */
export const isTold = (collection: string): boolean => !collectionOf(collection)?.isSilent;

/**
 * The member whose own rows of a collection these are: named by the row when it is made, afterwards by who
 * changes it, since only its owner does. Undefined for everybody's rows, and where nobody is named.
 */
export function memberOf(
  collection: string,
  payload: Record<string, unknown> | undefined,
  changedBy: string | null | undefined,
): string | undefined {
  const owner = collectionOf(collection)?.owner;
  if (!owner) return undefined;
  const named = payload?.[owner];
  return typeof named === "string" ? named : (changedBy ?? undefined);
}

/** The signature of a body. Pure. */
export function signature(body: string, key: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac("sha256", key).update(signedText(seconds, body)).digest("hex");
  return signatureLine(seconds, digest);
}
