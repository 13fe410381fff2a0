import { ForbiddenError, InvalidPayloadError, InvalidQueryError } from "@directus/errors";
import type { Accountability, Filter, Query } from "@directus/types";
import { parseFilter } from "@directus/utils";
import { isNestedDeeperThan } from "../../../../contract/shared/json-depth.ts";
import {
  MAX_RELATION_DEPTH,
  MAX_ROWS_PER_READ,
  READS_PER_BATCH,
  ROWS_PER_READ,
} from "../../../../contract/shared/read-batch.ts";

type Values = Readonly<Record<string, unknown>>;
export type BatchRead = { collection: string; query: Values };

const SYSTEM = "directus_";

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function invalid(name: string): never {
  throw new InvalidQueryError({ reason: `"${name}" has no valid value` });
}

function textsIn(name: string, value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  if (!texts.every((each) => typeof each === "string")) invalid(name);
  const isDeep = texts.some((each) => each.split(".").length > MAX_RELATION_DEPTH);
  return isDeep ? invalid(name) : texts;
}

function integerIn(name: string, value: unknown, least: number, most = Infinity): number {
  const isWithin = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return isWithin ? Number(value) : invalid(name);
}

function filterIn(value: unknown, requester: Accountability): Filter | null {
  if (!isRecord(value) || isNestedDeeperThan(value, 3 * MAX_RELATION_DEPTH))
    return invalid("filter");
  try {
    return parseFilter(value as Filter, requester);
  } catch {
    return invalid("filter");
  }
}

/** Queries of relations: `{ author: { _limit: 1 } }`. */
function deepIn(value: unknown, requester: Accountability): Values {
  if (!isRecord(value) || isNestedDeeperThan(value, 4 * MAX_RELATION_DEPTH)) return invalid("deep");
  const entries = Object.entries(value);
  const own = entries.filter(([name]) => name.startsWith("_"));
  const query = partsIn(
    Object.fromEntries(own.map(([name, of]) => [name.slice(1), of])),
    requester,
  );
  return {
    ...Object.fromEntries(Object.entries(query).map(([name, of]) => [`_${name}`, of])),
    ...Object.fromEntries(
      entries.flatMap(([name, of]) =>
        name.startsWith("_") ? [] : [[name, deepIn(of, requester)]],
      ),
    ),
  };
}

function aggregateIn(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return invalid("aggregate");
  return Object.fromEntries(
    Object.entries(value).map(([operation, fields]) => [operation, textsIn("aggregate", fields)]),
  );
}

const readers: Readonly<Record<string, (value: unknown, requester: Accountability) => Query>> = {
  fields: (value) => ({ fields: textsIn("fields", value) }),
  sort: (value) => ({ sort: textsIn("sort", value) }),
  groupBy: (value) => ({ group: textsIn("groupBy", value) }),
  limit: (value) => ({ limit: integerIn("limit", value, 0, MAX_ROWS_PER_READ) }),
  offset: (value) => ({ offset: integerIn("offset", value, 0) }),
  page: (value) => ({ page: integerIn("page", value, 1) }),
  search: (value) => ({ search: textsIn("search", value).join(" ") }),
  filter: (value, requester) => ({ filter: filterIn(value, requester) }),
  deep: (value, requester) => ({ deep: deepIn(value, requester) as Query["deep"] & object }),
  aggregate: (value) => ({ aggregate: aggregateIn(value) }),
};

function partsIn(values: Values, requester: Accountability): Query {
  return Object.entries(values).reduce<Query>((query, [name, value]) => {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!read) throw new InvalidQueryError({ reason: `"${name}" is not part of a batch` });
    return { ...query, ...read(value, requester) };
  }, {});
}

/**
 * The query of one read, as the REST API of Directus would read it from an address.
 * @throws {InvalidQueryError} for parameters that the portal does not use, and for invalid values
 */
export const queryIn = (values: Values, requester: Accountability): Query => ({
  limit: ROWS_PER_READ,
  ...partsIn(values, requester),
});

/** @throws {InvalidPayloadError} unless the body has 1 to `READS_PER_BATCH` reads */
export function readsIn(body: unknown): BatchRead[] {
  const reads: unknown = isRecord(body) ? body["reads"] : null;
  const isBatch = Array.isArray(reads) && reads.length > 0 && reads.length <= READS_PER_BATCH;
  if (!isBatch) throw new InvalidPayloadError({ reason: `1 to ${READS_PER_BATCH} reads` });
  return reads.map((read: unknown) => {
    if (!isRecord(read) || typeof read["collection"] !== "string" || !isRecord(read["query"]))
      throw new InvalidPayloadError({ reason: "a read has a collection and a query" });
    return { collection: read["collection"], query: read["query"] };
  });
}

/** @throws {ForbiddenError} for tables of Directus, which have their own rules, and for unknown ones */
export function requireOwnCollection(collection: string, known: Values): void {
  if (collection.startsWith(SYSTEM) || !Object.hasOwn(known, collection))
    throw new ForbiddenError();
}
