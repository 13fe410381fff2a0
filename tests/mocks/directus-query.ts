import {
  DirectusRefusal,
  readableRows,
  requireCollection,
  requireField,
  type Requester,
} from "./directus-access";
import {
  findRelation,
  type Collection,
  type DirectusDatabase,
  type Relation,
  type Row,
} from "./directus-database";
import { isUuid } from "../../contract/shared/uuid.ts";

/** Directus' filters, sorts and field lists over tables, as far as the app uses them. */
type Rule = Record<string, unknown>;
type Context = { database: DirectusDatabase; requester: Requester };
export type ItemsQuery = {
  fields: string[];
  filter: Rule;
  sort: string[];
  limit: number;
  page: number;
  deep: Record<string, { _filter?: Rule }>;
};

const rowsOf = (database: DirectusDatabase, collection: Collection) =>
  database[collection] as unknown as Row[];

function related(database: DirectusDatabase, row: Row, field: string, relation: Relation): Row[] {
  if ("to" in relation) {
    return rowsOf(database, relation.to).filter((other) => other["id"] === row[field]);
  }
  return rowsOf(database, relation.from).filter((other) => other[relation.by] === row["id"]);
}

const target = (relation: Relation) => ("to" in relation ? relation.to : relation.from);

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

function compare(left: unknown, right: unknown): number {
  if (typeof left === "string" && typeof right === "string") {
    const areDates = ISO_DATE.test(left) && ISO_DATE.test(right);
    return areDates
      ? Date.parse(left) - Date.parse(right)
      : left < right
        ? -1
        : Number(left > right);
  }
  return Number(left) - Number(right);
}

type Operator = (value: unknown, expected: unknown) => boolean;
const isNull = (value: unknown) => value === null || value === undefined;
const operators: Record<string, Operator> = {
  _eq: (value, expected) => value === expected,
  _neq: (value, expected) => value !== expected,
  _in: (value, expected) => (expected as unknown[]).includes(value),
  _nin: (value, expected) => !(expected as unknown[]).includes(value),
  _gt: (value, expected) => !isNull(value) && compare(value, expected) > 0,
  _gte: (value, expected) => !isNull(value) && compare(value, expected) >= 0,
  _lt: (value, expected) => !isNull(value) && compare(value, expected) < 0,
  _lte: (value, expected) => !isNull(value) && compare(value, expected) <= 0,
  _contains: (value, expected) => String(value ?? "").includes(String(expected)),
  _icontains: (value, expected) =>
    String(value ?? "")
      .toLowerCase()
      .includes(String(expected).toLowerCase()),
  _starts_with: (value, expected) => String(value ?? "").startsWith(String(expected)),
  _null: isNull,
  _nnull: (value) => !isNull(value),
};

function resolveVariable(value: unknown, requester: Requester): unknown {
  if (value === "$NOW") return new Date().toISOString();
  // The accounts of the tiers own nothing.
  return value === "$CURRENT_USER" ? (requester.userId ?? "a-tier") : value;
}

function matches(context: Context, collection: Collection, row: Row, rule: Rule): boolean {
  return Object.entries(rule).every(([key, value]) => {
    if (key === "_and") {
      return (value as Rule[]).every((each) => matches(context, collection, row, each));
    }
    if (key === "_or") {
      return (value as Rule[]).some((each) => matches(context, collection, row, each));
    }
    const relation = findRelation(collection, key);
    const inner = value as Rule;
    const isNested = relation && Object.keys(inner).some((name) => !(name in operators));
    if (isNested) {
      const others = related(context.database, row, key, relation);
      if (inner["_none"]) {
        return !others.some((other) =>
          matches(context, target(relation), other, inner["_none"] as Rule),
        );
      }
      const some = (inner["_some"] as Rule | undefined) ?? inner;
      return others.some((other) => matches(context, target(relation), other, some));
    }
    return Object.entries(inner).every(([name, expected]) => {
      const operator = operators[name];
      if (!operator) throw new DirectusRefusal(400, "INVALID_QUERY", `Invalid operator "${name}"`);
      return operator(row[key], resolveVariable(expected, context.requester));
    });
  });
}

const COMPARISONS = ["_gt", "_gte", "_lt", "_lte"];

/** Directus allows no comparison operators on ids, even if no row is checked. */
function requireComparable(inner: Rule): void {
  const compared = COMPARISONS.find((name) => isUuid(String(inner[name])));
  if (compared) throw new DirectusRefusal(400, "INVALID_QUERY", `"uuid" has no "${compared}"`);
}

/** @throws {DirectusRefusal} if a filter names a field that the requester may not read */
function requireFilterFields(requester: Requester, collection: Collection, rule: Rule): void {
  for (const [key, value] of Object.entries(rule)) {
    if (key === "_and" || key === "_or") {
      for (const each of value as Rule[]) requireFilterFields(requester, collection, each);
      continue;
    }
    requireField(requester, collection, key);
    const relation = findRelation(collection, key);
    const isNested = relation && Object.keys(value as Rule).some((name) => !(name in operators));
    if (!isNested) {
      requireComparable(value as Rule);
      continue;
    }
    const { _none, _some, ...inner } = value as Rule;
    const inside = requireCollection(requester, target(relation));
    requireFilterFields(requester, inside, ((_some ?? _none) as Rule | undefined) ?? inner);
  }
}

/** @throws {DirectusRefusal} for a field that the requester may not read, even without rows */
function requireListedFields(requester: Requester, collection: Collection, fields: string[]): void {
  for (const path of fields) {
    const [field = "", ...rest] = path.split(".");
    requireField(requester, collection, field);
    const relation = findRelation(collection, field);
    if (!relation || rest.length === 0) continue;
    requireListedFields(requester, requireCollection(requester, target(relation)), [
      rest.join("."),
    ]);
  }
}

function pick(context: Context, collection: Collection, row: Row, query: ItemsQuery): Row {
  const { database, requester } = context;
  const nested = new Map<string, string[]>();
  const picked: Row = {};
  for (const path of query.fields) {
    const [field = "", ...rest] = path.split(".");
    if (rest.length > 0) nested.set(field, [...(nested.get(field) ?? []), rest.join(".")]);
    else picked[field] = row[field] ?? null;
  }
  for (const [field, fields] of nested) {
    const relation = findRelation(collection, field);
    if (!relation) continue;
    const into = target(relation);
    const rule = {
      _and: [readableRows(requester, into), query.deep[field]?._filter ?? {}],
    };
    const rows = related(database, row, field, relation)
      .filter((other) => matches(context, into, other, rule))
      .map((other) => pick(context, into, other, { ...query, fields, deep: {} }));
    picked[field] = "to" in relation ? (rows[0] ?? null) : rows;
  }
  return picked;
}

function matching(context: Context, collection: Collection, filter: Rule): Row[] {
  requireFilterFields(context.requester, collection, filter);
  const rule = { _and: [readableRows(context.requester, collection), filter] };
  return rowsOf(context.database, collection).filter((row) =>
    matches(context, collection, row, rule),
  );
}

function bySort(sort: string[]): (left: Row, right: Row) => number {
  return (left, right) => {
    for (const each of sort) {
      const field = each.replace(/^-/, "");
      const order = compare(left[field], right[field]) * (each.startsWith("-") ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** @throws {DirectusRefusal} */
export function queryItems(context: Context, name: string, query: ItemsQuery): Row[] {
  const collection = requireCollection(context.requester, name);
  requireListedFields(context.requester, collection, query.fields);
  const start = (query.page - 1) * query.limit;
  return matching(context, collection, query.filter)
    .toSorted(bySort(query.sort))
    .slice(start, start + query.limit)
    .map((row) => pick(context, collection, row, query));
}

/** Rows named by a change; Directus looks them up without read permissions. */
export function rowsToChange(context: Context, name: string, filter: Rule): Row[] {
  const collection = requireCollection(context.requester, name, "update");
  return rowsOf(context.database, collection).filter((row) =>
    matches(context, collection, row, filter),
  );
}

/** @throws {DirectusRefusal} */
export function countItems(context: Context, name: string, filter: Rule): number {
  return matching(context, requireCollection(context.requester, name), filter).length;
}

/** Largest value of a field; null if there is none. @throws {DirectusRefusal} */
export function maxItem(
  context: Context,
  name: string,
  filter: Rule,
  field: string,
): number | null {
  const rows = matching(context, requireCollection(context.requester, name), filter);
  const numbers = rows.flatMap((row) => (typeof row[field] === "number" ? row[field] : []));
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Row count per value of a field, with the smallest value of another. @throws {DirectusRefusal} */
export function groupItems(
  context: Context,
  name: string,
  { filter, by, minOf }: { filter: Rule; by: string; minOf: string },
): Row[] {
  const rows = matching(context, requireCollection(context.requester, name), filter);
  return [...Map.groupBy(rows, (row) => row[by])].map(([value, of]) => ({
    [by]: value,
    count: String(of.length),
    min: { [minOf]: Math.min(...of.map((row) => Number(row[minOf]))) },
  }));
}
