import { hash } from "node:crypto";
import { serialize } from "node:v8";

const digests = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Values that JSON changes or omits. */
const isJsonLeaf = (value: unknown) =>
  typeof value === "number"
    ? Number.isFinite(value) && !Object.is(value, -0)
    : value === null || typeof value === "string" || typeof value === "boolean";

/**
 * True if JSON represents the value completely.
 * @throws {TypeError} for a class instance, which may have hidden state, such as a URL
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
 * Equal for equal data, different otherwise. V8's serialization of a number or text depends on its internal
 * form, so it is used only for values that JSON can't represent.
 * @throws for values that can't be compared
 */
export function digestOf(value: unknown): string {
  return hash("sha256", isJson(value) ? JSON.stringify(value) : serialize(value), "base64url");
}

/**
 * The digest of an object, stored for it, so that a shared cached value is digested once. The object is
 * frozen, so that it can't change afterwards.
 */
export function rememberedDigestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = digestOf(value);
  freeze(value);
  digests.set(value, digest);
  return digest;
}
