/**
 * When the work of every minute runs. Only a stack of the tests names another schedule
 * (`directus-env.ts`), for no test should wait for real minutes.
 */
export function everyMinute(env: Record<string, unknown>): string {
  const named = env["EVERY_MINUTE_CRON"];
  return typeof named === "string" && named !== "" ? named : "* * * * *";
}
