/**
 * A form that changes a stored text sends the version of what it loaded. Where another version is stored
 * by then, somebody saved in between: the change is refused, so that nobody overwrites what they never saw.
 */

/** Why Directus or the service refuses a change of another version. */
export const EDIT_CONFLICT = "EDIT_CONFLICT";
/** The hidden field of the version in a form. */
export const SEEN_VERSION = "seenVersion";

/** A short name of some values: equal for equal ones. It protects from slips, not from forgers. */
export function digest(values: unknown): string {
  const text = JSON.stringify(values);
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return `${(two >>> 0).toString(36)}-${(one >>> 0).toString(36)}`;
}
