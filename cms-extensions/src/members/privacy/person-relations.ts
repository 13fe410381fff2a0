import type { SchemaOverview } from "@directus/types";
import { collectionsWith } from "../../../../contract/collections/all-collections.ts";

export type PersonRelation = { collection: string; field: string };

/** Fields that name the acting staff member: the row does not belong to them. */
const actingFields = new Set([
  "user_updated",
  "handledBy",
  "assignee",
  "verifiedBy",
  "actor",
  "decidedBy",
]);

/** Members' texts for others: an erasure may keep them without a name. */
export const sharedTexts = collectionsWith(({ isShared }) => isShared);

/**
 * All fields of the portal's collections that name a row's owner. They come from the schema, so that new
 * collections are exported and erased without a change here. Rows that an editor wrote for the portal,
 * granted to a member or answered do not belong to the editor. They outlive their author by SET NULL; of
 * such rows only members' texts count.
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
