/** Deeper than any request body of the portal. Recursive code fails at thousands of levels. */
export const MAX_JSON_DEPTH = 64;

/** True if arrays and objects nest deeper than the limit. */
export function isNestedDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const nested = level.filter((each) => typeof each === "object" && each !== null);
    if (nested.length > 0 && depth >= limit) return true;
    level = nested.flatMap((each) => Object.values(each as object));
  }
  return false;
}
