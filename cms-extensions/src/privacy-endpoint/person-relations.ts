import type { SchemaOverview } from "@directus/types";
import { collectionsWith } from "../../../contract/collections/all-collections.ts";

export type PersonRelation = { collection: string; field: string };

/** Fields by which staff act on rows of others: the row is not the acting person's. */
const actingFields = new Set([
  "user_updated",
  "handledBy",
  "assignee",
  "verifiedBy",
  "actor",
  "decidedBy",
]);

/** Texts of members for others: an erasure may leave them without a name. */
export const sharedTexts = collectionsWith(({ isShared }) => isShared);

/**
 * Every field of the portal's collections that says whose row it is, read from the schema itself, so
 * that a collection added later is exported and erased without a word here. What an editor wrote for
 * the portal, gave to a member or answered is not the editor's: such rows outlive their author by
 * SET NULL, and of those only the texts of members count.
 */
export function listPersonRelations(schema: SchemaOverview): PersonRelation[] {
  return schema.relations
    .filter(
      ({ collection, field, related_collection, schema: key }) =>
        related_collection === "directus_users" &&
        !collection.startsWith("directus_") &&
        !actingFields.has(field) &&
        (field !== "user_created" ||
          key?.on_delete === "CASCADE" ||
          sharedTexts.includes(collection)),
    )
    .map(({ collection, field }) => ({ collection, field }))
    .sort((one, other) => one.collection.localeCompare(other.collection));
}
