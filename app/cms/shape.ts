import { z, type ZodType } from "zod";
import { LOCALE } from "~/i18n/paths";
import {
  findRelation,
  type Collection,
  type IsMany,
  type StoredRow,
  type StoredValue,
  type TargetOf,
} from "./collections";

/** Field → how its value is parsed, or what is asked of the rows it leads to. */
type Fields = { readonly [field: string]: ZodType | Fields };

type Fits<Stored, Parser extends ZodType> = unknown extends Stored
  ? Parser
  : [Stored] extends [z.input<Parser>]
    ? Parser
    : { "the parser must take": Stored };

/** What the snapshot of Directus allows `F` to be: a renamed field or a null nobody expects fails here. */
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

/** What a read asks of one collection. Field names, parsing and what its answer depends on come from it. */
export type Shape<C extends Collection = Collection, Row = unknown, F = Fields> = {
  collection: C;
  /** To build a larger shape upon. */
  fields: F;
  /** As Directus takes them: `category.slug`. */
  paths: readonly string[];
  /** Of translations only those in the language of the page. */
  deep: Deep;
  /** Every collection whose change makes an answer of this shape stale. */
  reads: readonly string[];
  /** @throws {z.ZodError} for a row that is not of this shape */
  parse: (row: unknown) => Row;
};

type Deep = { [field: string]: Deep | { languages_code: { _eq: string } } };

/**
 * A row that a relation leads to is null, or missing in a list, where the reader may not see it.
 * Decimals come as text from the database: `z.coerce.number()` reads them.
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
