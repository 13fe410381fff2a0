import { setTimeout } from "node:timers/promises";
import { defineHook } from "@directus/extensions-sdk";
import { createAskLink } from "./ask-link";
import { checkLinks, LINK_CHECKS } from "./check-links";
import { readSettings } from "./settings";

const PAUSE_MS = 1_000;

export default defineHook(({ schedule }, { database, env, getSchema, logger }) => {
  const settings = readSettings(env);
  if (!settings) return;
  const { portalOrigin, userAgent } = settings;
  const ask = createAskLink({ userAgent });
  schedule("50 2 * * *", async () => {
    const schema = await getSchema();
    // The extension may run before the schema has the collection.
    if (!schema.collections[LINK_CHECKS]?.fields["isBroken"]) return;
    const { requested, isKept: isStored } = await checkLinks({
      ...{ database, ask, portalOrigin, now: new Date() },
      pause: () => setTimeout(PAUSE_MS),
    });
    if (!isStored)
      logger.warn(`link-check: none of ${requested} addresses answered, nothing is noted`);
  });
});
