import type { Accountability, EventContext, SchemaOverview } from "@directus/types";
import { isContentKind } from "../../../../contract/content/kinds.ts";
import { Refusal } from "../../shared/refusal";
import { isUuid } from "../../../../contract/shared/uuid.ts";

type Items = { readByQuery(query: object): Promise<{ title: string }[]> };
type ItemsOptions = {
  schema: SchemaOverview;
  knex: EventContext["database"];
  accountability: Accountability | null;
};
export type Services = { ItemsService: new (collection: string, options: ItemsOptions) => Items };

/**
 * Requires read access to the item of a reading state or opinion. Reads it with the member's own rights, so
 * that access rules exist only once.
 * @returns the title; null for an item without a title
 * @throws {Refusal} if the item does not exist or is not readable
 */
export async function requireReadable(
  { ItemsService }: Services,
  { type, item, field }: { type: unknown; item: unknown; field: string },
  { accountability, database, schema }: EventContext,
): Promise<string | null> {
  const collection = type === "classes" ? "course_classes" : String(type);
  if (!isContentKind(collection) && collection !== "course_classes") return null;
  const refused = new Refusal({ field, reason: "Este conteúdo não está disponível para você." });
  if (typeof item !== "string" || !isUuid(item) || !schema) throw refused;
  const items = new ItemsService(collection, { schema, knex: database, accountability });
  const query = { filter: { id: { _eq: item } }, fields: ["title"], limit: 1 };
  const [found] = await items.readByQuery(query);
  if (!found) throw refused;
  return found.title;
}
