/**
 * An edit form sends the version that it loaded. If another version is stored by then, the change is
 * refused: nobody overwrites text they have not seen.
 */

/** Error code for a change of an outdated version. */
export const EDIT_CONFLICT = "EDIT_CONFLICT";
/** Hidden form field with the version. */
export const SEEN_VERSION = "seenVersion";

/** Short hash of some values, equal for equal values. It protects from mistakes, not from attackers. */
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
