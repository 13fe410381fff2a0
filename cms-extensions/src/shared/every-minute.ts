/**
 * Schedule of the work that runs every minute. Only test stacks use another one (`directus-env.ts`), so
 * that no test waits for real minutes.
 */
export function everyMinute(env: Record<string, unknown>): string {
  const named = env["EVERY_MINUTE_CRON"];
  return typeof named === "string" && named !== "" ? named : "* * * * *";
}
