import { cmsRelations, type CmsSchema } from "./generated/schema";

type Compared<Value> = Value | (Value extends string ? "$NOW" : never);

type Operators<Value> = {
  _eq?: Value;
  _neq?: Value;
  _in?: readonly Value[];
  _nin?: readonly Value[];
  _gt?: Compared<Value>;
  _gte?: Compared<Value>;
  _lt?: Compared<Value>;
  _lte?: Compared<Value>;
  _null?: boolean;
  _nnull?: boolean;
  _contains?: string;
  _icontains?: string;
  _starts_with?: string;
};

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

type Relation = { target: string; isMany: boolean };

export function findRelation(collection: string, field: string): Relation | null {
  const relations: Partial<Record<string, Partial<Record<string, string | readonly [string]>>>> =
    cmsRelations;
  const relation = relations[collection]?.[field];
  if (relation === undefined) return null;
  return typeof relation === "string"
    ? { target: relation, isMany: false }
    : { target: relation[0], isMany: true };
}

/**
 * Filters on rows that point to this one need `_some` or `_none`: Directus then checks each of them against
 * the reader's rights. Otherwise the portal's guard refuses the query to members
 * (`cms-extensions/src/members/read-guard`, decision 0025).
 */
type ManyRule<Target extends Collection> = { _some: Filter<Target> } | { _none: Filter<Target> };

type Rule<C extends Collection, K extends keyof StoredRow<C>> =
  | Operators<NonNullable<StoredValue<C, K>>>
  | ([TargetOf<C, K>] extends [never]
      ? never
      : IsMany<C, K> extends true
        ? ManyRule<TargetOf<C, K>>
        : Filter<TargetOf<C, K>>);

export type Filter<C extends Collection> = { [K in keyof StoredRow<C>]?: Rule<C, K> } & {
  _and?: readonly Filter<C>[];
  _or?: readonly Filter<C>[];
};

type Sort<C extends Collection> = Extract<keyof StoredRow<C>, string>;

export type Query<C extends Collection> = {
  filter?: Filter<C>;
  sort?: readonly (Sort<C> | `-${Sort<C>}`)[];
  /** Required, because Directus's default is 100 rows. */
  limit: number;
  page?: number;
  offset?: number;
};

export function collectionsIn(collection: string, filter: object | undefined): string[] {
  return Object.entries(filter ?? {}).flatMap(([name, rule]: [string, unknown]) => {
    if (Array.isArray(rule)) return rule.flatMap((each: object) => collectionsIn(collection, each));
    if (typeof rule !== "object" || rule === null) return [];
    if (name.startsWith("_")) return collectionsIn(collection, rule);
    const relation = findRelation(collection, name);
    return relation ? [relation.target, ...collectionsIn(relation.target, rule)] : [];
  });
}
