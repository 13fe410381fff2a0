import { defineHook } from "@directus/extensions-sdk";
import { isContentKind } from "../../../../contract/content/kinds.ts";
import { frequenciesMailed } from "../../../../contract/notifications/email.ts";
import { createNotifier } from "../changes/notifier";
import { readReceiverUrls } from "../changes/receivers";

type ItemMeta = {
  collection: string;
  key?: unknown;
  keys?: unknown[];
  payload?: Record<string, unknown>;
};

/** An edit of a published text announces nothing. */
const mayPublish = (payload: Record<string, unknown>): boolean =>
  "status" in payload || "publishedAt" in payload;

/**
 * When content is published, determines the e-mail frequencies that are mailed at once; other members wait
 * for their digest. The service selects the members and sends the mails (`announce-published.ts`).
 */
export default defineHook(({ action }, { env, logger, database }) => {
  const key = String(env["INTERNAL_KEY"] ?? "");
  const notify = createNotifier(
    readReceiverUrls(String(env["CMS_CHANGED_URLS"] ?? "")),
    key,
    logger,
  );

  const announce = async (meta: ItemMeta) => {
    const { collection, payload = {} } = meta;
    if (!isContentKind(collection) || !mayPublish(payload)) return;
    const frequencies = frequenciesMailed(collection, "atOnce");
    if (frequencies.length === 0) return;
    const rows: { id: string }[] = await database(collection)
      .select("id")
      .whereIn("id", (meta.keys ?? [meta.key]).map(String))
      .where("status", "published")
      .where("publishedAt", "<=", new Date());
    const keys = rows.map(({ id }) => id);
    if (keys.length > 0) notify({ collection, keys, action: "publish", frequencies });
  };

  for (const event of ["items.create", "items.update"])
    action(event, (meta) =>
      announce(meta as ItemMeta).catch((error: unknown) =>
        logger.warn(error, "email-frequency-hook: a publication was not announced"),
      ),
    );
});
