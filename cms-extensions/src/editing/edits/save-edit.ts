import type { Item } from "@directus/types";
import type { Knex } from "knex";
import {
  EDIT_CONFLICT,
  versionOf,
  type EditedCollection,
} from "../../../../contract/collections/edit-version.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

export type Edit = { collection: EditedCollection; id: string; seenVersion: unknown; change: Item };

export type EditedRow = {
  knex: Knex;
  read: () => Promise<Item>;
  update: (change: Item) => Promise<unknown>;
};

/**
 * Changes a row if it still has the version that its editor saw. The row is locked until the transaction
 * ends: of two parallel edits the second sees the first.
 * @throws `EDIT_CONFLICT` if another version is stored
 */
export async function saveEdit(
  { collection, id, seenVersion, change }: Edit,
  { knex, read, update }: EditedRow,
): Promise<void> {
  await knex(collection).where({ id }).forUpdate().first("id");
  const stored = await read();
  const version = versionOf(collection, stored);
  // A retry after a lost answer: the change is already saved.
  if (versionOf(collection, { ...stored, ...change }) === version) return;
  if (version !== seenVersion) throw ruleRefusal(EDIT_CONFLICT);
  await update(change);
}
