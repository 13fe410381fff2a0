import { hash } from "node:crypto";
import { serialize } from "node:v8";

const digests = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** An object of a class may hold what nothing sees from outside, as an address does. */
function requirePlain(value: unknown): void {
  if (!isObject(value)) return;
  if (!isPlain(value)) throw new TypeError("Only lists and plain objects can be compared");
  for (const inner of Object.values(value)) requirePlain(inner);
}

function freeze(value: unknown): void {
  if (!isObject(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** The same for data of the same content, another for any other. @throws for what can't be compared */
export function digestOf(value: unknown): string {
  requirePlain(value);
  return hash("sha256", serialize(value), "base64url");
}

/**
 * The digest of an object, remembered with it: what a cache gives to many is looked through once. It is
 * frozen then, so that it can't become something else under the same digest.
 */
export function rememberedDigestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = digestOf(value);
  freeze(value);
  digests.set(value, digest);
  return digest;
}
