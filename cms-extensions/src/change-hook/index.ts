import { defineHook } from "@directus/extensions-sdk";
import type { ChangeAction } from "../../../contract/signature.ts";
import { isTold, memberOf } from "./change";
import { readReceiverUrls } from "./receivers";
import { createNotifier } from "./notifier";

const actions: ChangeAction[] = ["create", "update", "delete"];
const systemCollections = [
  "users",
  "roles",
  "policies",
  "permissions",
  "access",
  "files",
  "folders",
];

type ItemMeta = {
  collection?: string;
  key?: unknown;
  keys?: unknown[];
  payload?: Record<string, unknown>;
};

/** Tells app and service, signed and after the commit, which items changed. */
export default defineHook(({ action }, { env, logger }) => {
  const key = env["INTERNAL_KEY"];
  if (typeof key !== "string" || key.length < 32) {
    throw new Error("INTERNAL_KEY is missing or shorter than 32 characters");
  }
  const notify = createNotifier(
    readReceiverUrls(String(env["CMS_CHANGED_URLS"] ?? "")),
    key,
    logger,
  );

  const listen = (event: string, name: ChangeAction, collection?: string) =>
    action(event, (meta, { accountability }) => {
      const item = meta as ItemMeta;
      const changed = collection ?? item.collection;
      if (!changed || !isTold(changed)) return;
      notify({
        collection: changed,
        keys: (item.keys ?? [item.key]).map(String),
        action: name,
        member: memberOf(changed, item.payload, accountability?.user),
      });
    });

  for (const name of actions) {
    listen(`items.${name}`, name);
    for (const system of systemCollections) listen(`${system}.${name}`, name, `directus_${system}`);
  }
  listen("files.upload", "create", "directus_files");
});
