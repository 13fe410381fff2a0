import { customEndpoint, type RestCommand } from "@directus/sdk";
import { z, type ZodType } from "zod";
import type { CmsSchema } from "./generated/schema";
import type { Collection, StoredRow } from "./collections";
import { collectionsIn, type Filter, type Query } from "./query";
import type { Shape } from "./shape";

/** One question to Directus: how it is asked, what its answer depends on, how the answer is checked. */
export type Question<Answer> = {
  command: RestCommand<unknown, CmsSchema>;
  reads: readonly string[];
  /** @throws {z.ZodError} for an answer that is not what was asked for */
  parse: (answer: unknown) => Answer;
  /** May take as long as a write. */
  isWrite?: true;
  /** A refusal (403) is an answer here; of any other read it is a mistake of the portal (`CmsError.isFault`). */
  mayBeRefused?: true;
};

export type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>;

const rows = z.array(z.unknown());

/** Directus refuses addresses of 16 KB; what is asked for by many ids goes as a body instead. */
const LONGEST_ADDRESS_CHARACTERS = 6_000;

function readCommand(collection: string, query: object): Question<unknown>["command"] {
  const path = `/items/${collection}`;
  const body = JSON.stringify({ query });
  return body.length > LONGEST_ADDRESS_CHARACTERS
    ? customEndpoint<unknown>({ method: "SEARCH", path, body })
    : customEndpoint<unknown>({ path, params: query });
}

/** The rows of a shape. The SDK is not told the fields: the shape knows them, and checks what comes. */
export function readRows<C extends Collection, Row>(
  { collection, paths, deep, reads, parse }: Shape<C, Row, object>,
  { filter, ...query }: Query<C>,
): Question<Row[]> {
  const params = { fields: paths, filter, deep, ...query };
  return {
    command: readCommand(collection, params),
    reads: [...reads, ...collectionsIn(collection, filter)],
    parse: (answer) => rows.parse(answer).map(parse),
  };
}

// PostgreSQL counts arrive as text.
const counts = z.tuple([z.object({ countDistinct: z.object({ id: z.coerce.number() }) })]);

/** How many rows there are. Counted by their ids: Directus counts a row that `_some` finds by two others twice. */
export function countRows<C extends Collection>(
  collection: C,
  filter?: Filter<C>,
): Question<number> {
  const params = { aggregate: { countDistinct: "id" }, filter };
  return {
    command: readCommand(collection, params),
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

/** How many rows there are, and the greatest number of a field among them; null where there is none. */
export function countUpTo<C extends Collection>(
  collection: C,
  field: Extract<keyof StoredRow<C>, string>,
  filter: Filter<C>,
): Question<{ count: number; max: number | null }> {
  const params = { aggregate: { count: "*", max: field }, filter };
  return {
    command: readCommand(collection, params),
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

/** How many rows there are of each value of `by`, and the least number of a field among them. */
export function countEachFrom<C extends Collection>(
  collection: C,
  by: Extract<keyof StoredRow<C>, string>,
  field: Extract<keyof StoredRow<C>, string>,
  filter: Filter<C>,
): Question<Map<string, { count: number; min: number }>> {
  const params = { aggregate: { count: "*", min: field }, groupBy: [by], filter };
  return {
    command: readCommand(collection, params),
    reads: [collection, ...collectionsIn(collection, filter)],
    parse: (answer) =>
      new Map(
        groups
          .parse(answer)
          .map(({ count, min, [by]: value }) => [String(value), { count, min: min[field] ?? 0 }]),
      ),
  };
}

/** Rows of files, which Directus gives at an address of its own; the fields are those of the parser. */
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

/** An endpoint of our own in Directus that may change something; nobody keeps what it answers. */
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
