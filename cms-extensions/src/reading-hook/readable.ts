import type { Accountability, EventContext, SchemaOverview } from "@directus/types";
import { isContentKind } from "../../../contract/content-kinds.ts";
import { Refusal } from "../content-hook/refusal";
import { isUuid } from "../../../contract/uuid.ts";

type Items = { readByQuery(query: object): Promise<{ title: string }[]> };
type ItemsOptions = {
  schema: SchemaOverview;
  knex: EventContext["database"];
  accountability: Accountability | null;
};
export type Services = { ItemsService: new (collection: string, options: ItemsOptions) => Items };

/**
 * Whoever says that they read something, or what they think of it, must be allowed to read it: asked with
 * their own rights, so that no rule of who reads what is told a second time.
 * @returns what it is called; null of what has no title to read
 * @throws {Refusal} of what there is not, or not for them
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
