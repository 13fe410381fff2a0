import { hash } from "node:crypto";
import { serialize } from "node:v8";

const digests = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** What JSON writes as something else, or leaves out. */
const isJsonLeaf = (value: unknown) =>
  typeof value === "number"
    ? Number.isFinite(value) && !Object.is(value, -0)
    : value === null || typeof value === "string" || typeof value === "boolean";

/**
 * Whether JSON says all of it.
 * @throws {TypeError} for an object of a class, which may hold what nothing sees from outside, as an address does
 */
function isJson(value: unknown): boolean {
  if (!isObject(value)) return isJsonLeaf(value);
  if (!isPlain(value)) throw new TypeError("Only lists and plain objects can be compared");
  const inner = Object.values(value);
  let isAll = !Array.isArray(value) || inner.length === value.length;
  for (const each of inner) isAll = isJson(each) && isAll;
  return isAll;
}

function freeze(value: unknown): void {
  if (!isObject(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/**
 * The same for data of the same content, another for any other. V8 writes a number or a text as it happens
 * to keep it, the same one in two ways; it writes only what JSON has no words for.
 * @throws for what can't be compared
 */
export function digestOf(value: unknown): string {
  return hash("sha256", isJson(value) ? JSON.stringify(value) : serialize(value), "base64url");
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
