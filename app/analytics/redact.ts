// Slashes and punctuation may be encoded, because an address can be part of another one.
const SECRET_SEGMENT =
  /(\/|%2F)(confirm-email|forgot-password|(?:change|revert)-email|unsubscribe|undo-deletion|calendar-feed|shared|preview)(\/|%2F)(?:(?!%2F|%3F|%23)[^/?#&\s])+/gi;
const SECRET_VALUE = /([?&]|%3F|%26)(token|code|checkout)(=|%3D)(?:(?!%26|%23)[^&#\s])*/gi;

/**
 * Query parameters that contain typed search or calculator values. Add every new such form field here; a
 * test reads every form.
 */
export const TYPED_NAMES = [
  "query",
  "q",
  "name",
  "title",
  "profession",
  "salary",
  "rent",
  "premium",
  "calculo",
  "words",
  "author",
  "workload",
  "gb",
  "brazil",
  "days",
  "arrival",
] as const;

const TYPED_VALUE = new RegExp(
  `([?&#]|%3F|%26|%23)(${TYPED_NAMES.join("|")})(=|%3D)(?:(?!%26|%23)[^&#\\s])*`,
  "gi",
);

/**
 * Removes secrets from an address: tokens in its path; `token`, `code` and the payment provider's
 * `checkout` in its query.
 */
export function redactAddress(address: string): string {
  return address.replace(SECRET_SEGMENT, "$1$2$3:token").replace(SECRET_VALUE, "$1$2$3:token");
}

/** An address safe for analytics: also without typed search and calculator values. */
export function measuredAddress(address: string): string {
  return redactAddress(address).replace(TYPED_VALUE, "$1$2$3:text");
}

/** Redacts every text within a value, because libraries add addresses of their own. */
export function redactAll<T>(value: T): T {
  if (typeof value === "string") return measuredAddress(value) as T;
  if (Array.isArray(value)) return value.map((each) => redactAll<unknown>(each)) as T;
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, redactAll<unknown>(each)]),
  ) as T;
}
