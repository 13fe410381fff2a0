import { defineHook } from "@directus/extensions-sdk";
import { isTold, type ChangeAction } from "./change";
import { readReceiverUrls } from "./receivers";
import { createTeller } from "./teller";

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

type ItemMeta = { collection?: string; key?: unknown; keys?: unknown[] };

/** Tells app and service, signed and after the commit, which items changed. */
export default defineHook(({ action }, { env, logger }) => {
  const key = env["INTERNAL_KEY"];
  if (typeof key !== "string" || key.length < 32) {
    throw new Error("INTERNAL_KEY is missing or shorter than 32 characters");
  }
  const tell = createTeller(readReceiverUrls(String(env["CMS_CHANGED_URLS"] ?? "")), key, logger);

  const listen = (event: string, name: ChangeAction, collection?: string) =>
    action(event, (meta) => {
      const item = meta as ItemMeta;
      const changed = collection ?? item.collection;
      if (!changed || !isTold(changed)) return;
      tell({ collection: changed, keys: (item.keys ?? [item.key]).map(String), action: name });
    });

  for (const name of actions) {
    listen(`items.${name}`, name);
    for (const system of systemCollections) listen(`${system}.${name}`, name, `directus_${system}`);
  }
  listen("files.upload", "create", "directus_files");
});
