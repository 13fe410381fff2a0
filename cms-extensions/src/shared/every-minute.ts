/**
 * Schedule of the work that runs every minute. Test stacks set a shorter one in `directus-env.ts`, so that tests do not wait for a full minute.
 */
export function everyMinute(env: Record<string, unknown>): string {
  const named = env["EVERY_MINUTE_CRON"];
  return typeof named === "string" && named !== "" ? named : "* * * * *";
}
