import type { SchemaOverview } from "@directus/types";

export type PersonRelation = { collection: string; field: string };

/** Fields by which staff act on rows of others: the row is not the acting person's. */
const actingFields = new Set(["user_updated", "handledBy", "assignee", "verifiedBy", "actor"]);

/**
 * Every field of the portal's collections that says whose row it is, read from the schema itself, so
 * that a collection added later is exported and erased without a word here.
 */
export function listPersonRelations(schema: SchemaOverview): PersonRelation[] {
  return schema.relations
    .filter(
      ({ collection, field, related_collection }) =>
        related_collection === "directus_users" &&
        !collection.startsWith("directus_") &&
        !actingFields.has(field),
    )
    .map(({ collection, field }) => ({ collection, field }))
    .sort((one, other) => one.collection.localeCompare(other.collection));
}
