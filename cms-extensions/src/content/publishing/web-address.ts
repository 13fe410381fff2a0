import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { isWebAddress } from "../../../../contract/shared/public-address.ts";

export function badAddressField(
  collection: string,
  payload: Record<string, unknown>,
): string | null {
  const fields = collectionOf(collection)?.webAddresses ?? [];
  const bad = fields.find((field) => isGiven(payload[field]) && !isWebAddress(payload[field]));
  const listed = payload["sources"];
  if (bad || !Array.isArray(listed)) return bad ?? null;
  return listed.every((entry) => isWebAddress((entry as { url?: unknown }).url)) ? null : "sources";
}

export function badPathField(collection: string, payload: Record<string, unknown>): string | null {
  const fields = collectionOf(collection)?.portalPaths ?? [];
  return fields.find((field) => isGiven(payload[field]) && !isPortalPath(payload[field])) ?? null;
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== "";

// With a second slash or a backslash a browser would leave the portal.
const isPortalPath = (value: unknown) =>
  typeof value === "string" && /^\/(?![/\\])[^\\\s]*$/.test(value);
