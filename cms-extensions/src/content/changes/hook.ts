import { defineHook } from "@directus/extensions-sdk";
import type { Knex } from "knex";
import type { ChangeAction } from "../../../../contract/collections/collection.ts";
import { onWritten } from "../../shared/written-rows";
import { isPublicCollection, listOwners, memberOf, topicOf } from "./change";
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

/** Notifies app and service of changed items, with a signature, after the commit. */
export default defineHook(({ filter, action }, { env, logger, database, emitter }) => {
  const key = env["INTERNAL_KEY"];
  if (typeof key !== "string" || key.length < 32) {
    throw new Error("INTERNAL_KEY is missing or shorter than 32 characters");
  }
  const notify = createNotifier(
    readReceiverUrls(String(env["CMS_CHANGED_URLS"] ?? "")),
    key,
    logger,
  );

  /** Empty if the database is unavailable: the rows then count as public. */
  const findOwners = (knex: Knex, collection: string, ids: readonly unknown[]) =>
    listOwners(knex, collection, ids).catch((error: unknown) => {
      logger.warn(error, `change-hook: nobody knows whose ${collection} changed`);
      return [];
    });

  // Reads the owner before the deletion. The action event gets the same array and finds the owner by it.
  const ownersOf = new WeakMap<object, string[]>();
  filter<unknown[]>("items.delete", async (ids, meta, context) => {
    const owners = await findOwners(context.database, String(meta["collection"]), ids);
    if (owners.length > 0) ownersOf.set(ids, owners);
    return ids;
  });

  const findMembers = async (
    name: ChangeAction,
    collection: string,
    { keys = [], payload }: ItemMeta,
    madeBy: string | null | undefined,
  ): Promise<(string | undefined)[]> => {
    if (name === "create") return [memberOf(collection, payload, madeBy)];
    const owners =
      name === "delete" ? ownersOf.get(keys) : await findOwners(database, collection, keys);
    return owners && owners.length > 0 ? owners : [undefined];
  };

  const listen = (event: string, name: ChangeAction, collection?: string) =>
    action(event, async (meta, { accountability }) => {
      const item = meta as ItemMeta;
      const changed = collection ?? item.collection;
      if (!changed || !isPublicCollection(changed)) return;
      const keys = (item.keys ?? [item.key]).map(String);
      const members = await findMembers(name, changed, item, accountability?.user);
      const topic = name === "create" ? topicOf(changed, item.payload) : undefined;
      for (const member of members) {
        notify({ collection: changed, keys, action: name, member, topic });
      }
    });

  for (const name of actions) {
    listen(`items.${name}`, name);
    for (const system of systemCollections) listen(`${system}.${name}`, name, `directus_${system}`);
  }
  listen("files.upload", "create", "directus_files");
  onWritten(emitter, (rows) => notify({ ...rows, action: "update" }));
});
