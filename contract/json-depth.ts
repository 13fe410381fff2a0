/** No body of ours nests deeper; programs that walk a value by recursion fail at thousands. */
export const MAX_JSON_DEPTH = 64;

/** True for a parsed value with more arrays and objects inside each other than this. */
export function isNestedDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const nested = level.filter((each) => typeof each === "object" && each !== null);
    if (nested.length > 0 && depth >= limit) return true;
    level = nested.flatMap((each) => Object.values(each as object));
  }
  return false;
}
