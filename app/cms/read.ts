import { customEndpoint, type RestCommand } from "@directus/sdk";
import { z, type ZodType } from "zod";
import type { CmsSchema } from "./generated/schema";
import { collectionsIn, type Filter, type Query, type Collection, type StoredRow } from "./query";
import type { Shape } from "./shape";

/** One read of rows, as the batch endpoint of Directus takes it. */
export type RowsRead = { collection: string; query: object };

export type Question<Answer> = {
  command: RestCommand<unknown, CmsSchema>;
  /** The same read of rows, for a batch; other questions have none. */
  read?: RowsRead;
  /** Names an answer that is no list of rows, so that it is remembered like one. */
  record?: RowsRead;
  reads: readonly string[];
  /** @throws {z.ZodError} for an unexpected answer */
  parse: (answer: unknown) => Answer;
  /** Never remembered: the answer decides about a write, or the service changes the rows. */
  isCurrent?: true;
  /** Gets the timeout of a write. */
  isWrite?: true;
  /**
   * True if a refusal (403) is a valid answer. For other reads it is an error of the portal
   * (`CmsError.isFault`).
   */
  mayBeRefused?: true;
};

export type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>;

const rows = z.array(z.unknown());

/** Directus refuses addresses of 16 KB; a query with many ids goes in a body instead. */
const LONGEST_ADDRESS_CHARACTERS = 6_000;

function readOf(collection: string, query: object): Pick<Question<unknown>, "command" | "read"> {
  const path = `/items/${collection}`;
  const body = JSON.stringify({ query });
  return {
    command:
      body.length > LONGEST_ADDRESS_CHARACTERS
        ? customEndpoint<unknown>({ method: "SEARCH", path, body })
        : customEndpoint<unknown>({ path, params: query }),
    read: { collection, query },
  };
}

/** The SDK does not know the fields: the shape provides and validates them. */
export function readRows<C extends Collection, Row>(
  { collection, paths, deep, reads, parse }: Shape<C, Row, object>,
  { filter, ...query }: Query<C>,
): Question<Row[]> {
  const params = { fields: paths, filter, deep, ...query };
  return {
    ...readOf(collection, params),
    reads: [...reads, ...collectionsIn(collection, filter)],
    parse: (answer) => rows.parse(answer).map(parse),
  };
}

// PostgreSQL counts arrive as text.
const counts = z.tuple([z.object({ countDistinct: z.object({ id: z.coerce.number() }) })]);

/** Counts distinct ids, because Directus counts a row twice if `_some` matches it twice. */
export function countRows<C extends Collection>(
  collection: C,
  filter?: Filter<C>,
): Question<number> {
  const params = { aggregate: { countDistinct: "id" }, filter };
  return {
    ...readOf(collection, params),
    reads: [collection, ...collectionsIn(collection, filter)],
    parse: (answer) => counts.parse(answer)[0].countDistinct.id,
  };
}

const spans = z.tuple([
  z.object({
    count: z.coerce.number(),
    max: z.record(z.string(), z.coerce.number().nullable()),
  }),
]);

export function countUpTo<C extends Collection>(
  collection: C,
  field: Extract<keyof StoredRow<C>, string>,
  filter: Filter<C>,
): Question<{ count: number; max: number | null }> {
  const params = { aggregate: { count: "*", max: field }, filter };
  return {
    ...readOf(collection, params),
    reads: [collection, ...collectionsIn(collection, filter)],
    parse: (answer) => {
      const [{ count, max }] = spans.parse(answer);
      return { count, max: max[field] ?? null };
    },
  };
}

const groups = z.array(
  z.looseObject({
    count: z.coerce.number(),
    min: z.record(z.string(), z.coerce.number().nullable()),
  }),
);

export function countEachFrom<C extends Collection>(
  collection: C,
  by: Extract<keyof StoredRow<C>, string>,
  field: Extract<keyof StoredRow<C>, string>,
  filter: Filter<C>,
): Question<Map<string, { count: number; min: number }>> {
  const params = { aggregate: { count: "*", min: field }, groupBy: [by], filter };
  return {
    ...readOf(collection, params),
    reads: [collection, ...collectionsIn(collection, filter)],
    parse: (answer) =>
      new Map(
        groups
          .parse(answer)
          .map(({ count, min, [by]: value }) => [String(value), { count, min: min[field] ?? 0 }]),
      ),
  };
}

/** Directus serves files at a separate address. */
export function readFileRows<Parser extends z.ZodObject>(
  parser: Parser,
  ids: readonly string[],
): Question<z.output<Parser>[]> {
  const fields = Object.keys(parser.shape);
  const params = { filter: { id: { _in: ids } }, fields, limit: ids.length };
  return {
    command: customEndpoint<unknown>({ path: "/files", params }),
    reads: ["directus_files"],
    parse: (answer) => rows.parse(answer).map((row) => parser.parse(row)),
  };
}

/** Calls one of our own Directus endpoints, which may change data. Answers are not cached. */
export function askEndpoint<Answer>(
  path: string,
  body: object,
  parser: ZodType<Answer>,
): Question<Answer> {
  return {
    command: customEndpoint<unknown>({ method: "POST", path, body: JSON.stringify(body) }),
    reads: [],
    parse: (answer) => parser.parse(answer),
    mayBeRefused: true,
  };
}
