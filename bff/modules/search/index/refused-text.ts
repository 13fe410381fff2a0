/** SQLSTATE: invalid data (22), invalid word vector (42601), too large for an index (54). */
const REFUSED = /^(22[0-9A-Z]{3}|42601|54[0-9A-Z]{3})$/;

/**
 * True if PostgreSQL rejected the content of a text, rather than the operation. Follows the cause chain.
 */
export function isRefusedText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && REFUSED.test(code)) return true;
  }
  return false;
}
