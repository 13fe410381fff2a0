/** SQLSTATE: data that can't be (22), no such vector of words (42601), more than an index holds (54). */
const REFUSED = /^(22[0-9A-Z]{3}|42601|54[0-9A-Z]{3})$/;

/** Whether PostgreSQL refused what stands in a text, and not the work as such. Looks down the cause chain. */
export function isRefusedText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && REFUSED.test(code)) return true;
  }
  return false;
}
