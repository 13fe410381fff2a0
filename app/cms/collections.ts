import { cmsRelations, type CmsSchema } from "./generated/schema";

export type Collection = keyof CmsSchema;
export type StoredRow<C extends Collection> = CmsSchema[C][number];

type Relations = typeof cmsRelations;
type RelationOf<C, K> = C extends keyof Relations
  ? K extends keyof Relations[C]
    ? Relations[C][K]
    : never
  : never;

export type IsMany<C, K> = RelationOf<C, K> extends readonly [string] ? true : false;

export type TargetOf<C, K> = Extract<
  RelationOf<C, K> extends readonly [infer Target] ? Target : RelationOf<C, K>,
  Collection
>;

export type StoredValue<C extends Collection, K extends keyof StoredRow<C>> = [
  TargetOf<C, K>,
] extends [never]
  ? StoredRow<C>[K]
  : Exclude<StoredRow<C>[K], object>;

export type Relation = { target: string; isMany: boolean };

export function findRelation(collection: string, field: string): Relation | null {
  const relations: Partial<Record<string, Partial<Record<string, string | readonly [string]>>>> =
    cmsRelations;
  const relation = relations[collection]?.[field];
  if (relation === undefined) return null;
  return typeof relation === "string"
    ? { target: relation, isMany: false }
    : { target: relation[0], isMany: true };
}
