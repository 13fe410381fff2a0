import { z, type ZodType } from "zod";
import { LOCALE } from "~/i18n/paths";
import {
  findRelation,
  type Collection,
  type IsMany,
  type StoredRow,
  type StoredValue,
  type TargetOf,
} from "./query";

type Fields = { readonly [field: string]: ZodType | Fields };

type Fits<Stored, Parser extends ZodType> = unknown extends Stored
  ? Parser
  : [Stored] extends [z.input<Parser>]
    ? Parser
    : { "the parser must take": Stored };

/**
 * The types that the Directus snapshot allows for `F`. A renamed field or an unexpected null fails to
 * compile.
 */
export type FieldsOf<C extends Collection, F> = {
  [K in keyof F]: K extends keyof StoredRow<C>
    ? F[K] extends ZodType
      ? Fits<StoredValue<C, K>, F[K]>
      : [TargetOf<C, K>] extends [never]
        ? { "leads to no other collection": K }
        : FieldsOf<TargetOf<C, K>, F[K]>
    : { "is no field of": C };
};

export type RowOf<C extends Collection, F> = {
  [K in keyof F]: F[K] extends ZodType
    ? z.output<F[K]>
    : IsMany<C, K> extends true
      ? RowOf<TargetOf<C, K>, F[K]>[]
      : RowOf<TargetOf<C, K>, F[K]> | null;
};

export type Shape<C extends Collection = Collection, Row = unknown, F = Fields> = {
  collection: C;
  fields: F;
  /** In Directus's notation: `category.slug`. */
  paths: readonly string[];
  deep: Deep;
  /** Every collection whose change makes an answer of this shape stale. */
  reads: readonly string[];
  /** @throws {z.ZodError} for a row of another shape */
  parse: (row: unknown) => Row;
};

type Deep = { [field: string]: Deep | { languages_code: { _eq: string } } };

/**
 * A related row is null, or missing in a list, if the reader may not see it. Decimals arrive as text from
 * the database: use `z.coerce.number()`.
 */
export function shape<C extends Collection, F extends FieldsOf<C, F>>(
  collection: C,
  fields: F,
): Shape<C, RowOf<C, F>, F> {
  const { schema, paths, deep, reads } = describe(collection, fields as Fields);
  return {
    collection,
    fields,
    paths,
    deep,
    reads: [...reads],
    parse: (row) => schema.parse(row) as RowOf<C, F>,
  };
}

const isParser = (field: ZodType | Fields): field is ZodType => field instanceof z.ZodType;

function describe(collection: string, fields: Fields) {
  const parsers: Record<string, ZodType> = {};
  const paths: string[] = [];
  const deep: Deep = {};
  const reads = new Set([collection]);
  for (const [name, field] of Object.entries(fields)) {
    if (isParser(field)) {
      parsers[name] = field;
      paths.push(name);
      continue;
    }
    const relation = findRelation(collection, name);
    if (!relation) throw new Error(`${collection}.${name} leads to no other collection`);
    const inner = describe(relation.target, field);
    parsers[name] = relation.isMany
      ? z.nullish(z.array(inner.schema)).transform((rows) => rows ?? [])
      : z.nullish(inner.schema).transform((row) => row ?? null);
    paths.push(...inner.paths.map((path) => `${name}.${path}`));
    for (const each of inner.reads) reads.add(each);
    if (relation.target.endsWith("_translations"))
      inner.deep["_filter"] = { languages_code: { _eq: LOCALE } };
    if (Object.keys(inner.deep).length > 0) deep[name] = inner.deep;
  }
  return { schema: z.object(parsers), paths, deep, reads };
}
