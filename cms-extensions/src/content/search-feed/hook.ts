import { defineHook } from "@directus/extensions-sdk";
import { everyMinute } from "../../shared/every-minute";
import { ensureTriggers } from "./triggers";

/**
 * Installs the triggers that record changes for the search; the schema may be applied later than the
 * extension.
 */
export default defineHook(({ init, schedule }, { database, env, logger }) => {
  const ensure = async () => {
    const added = await ensureTriggers(database);
    if (added > 0) logger.info(`search-feed: ${added} more tables are noted`);
  };
  init("routes.after", ensure);
  schedule(everyMinute(env), ensure);
});
