import { defineHook } from "@directus/extensions-sdk";
import { everyMinute } from "../every-minute";
import { ensureTriggers } from "./triggers";

/** Sees to it that the database notes for the search what changes; the schema may come later than this. */
export default defineHook(({ init, schedule }, { database, env, logger }) => {
  const ensure = async () => {
    const added = await ensureTriggers(database);
    if (added > 0) logger.info(`search-feed: ${added} more tables are noted`);
  };
  init("routes.after", ensure);
  schedule(everyMinute(env), ensure);
});
