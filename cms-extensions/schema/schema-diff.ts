import type { FitQuestion, FitRule } from "./fit-question.ts";

type Change = { kind: "N" | "D" | "E" | "A"; path?: unknown[]; lhs?: unknown; rhs?: unknown };
type Entry = { collection: string; field?: string; diff: Change[] };

export type SchemaDiff = {
  hash: string;
  diff: {
    collections: Entry[];
    fields: (Entry & { field: string })[];
    systemFields?: (Entry & { field: string })[];
    relations: (Entry & { field: string })[];
  };
};

/** Column properties that each rule covers; they are applied or left together. */
const PATHS: Record<Exclude<FitRule, "filled">, readonly string[]> = {
  shape: [
    "type",
    "schema.data_type",
    "schema.max_length",
    "schema.numeric_precision",
    "schema.numeric_scale",
  ],
  required: ["schema.is_nullable"],
  unique: ["schema.is_unique"],
};

const nameOf = ({ collection, field }: Entry) => (field ? `${collection}.${field}` : collection);
const pathOf = (change: Change) => (change.path ?? []).join(".");
const isWhole = (kind: "N" | "D") => (entry: Entry) =>
  entry.diff.some((change) => change.kind === kind && change.path === undefined);
const isDeleted = isWhole("D");
const isNew = isWhole("N");

export function listDeletions({ diff }: SchemaDiff): string[] {
  const collections = diff.collections.filter(isDeleted).map(nameOf);
  const fields = diff.fields
    .filter((entry) => isDeleted(entry) && !collections.includes(entry.collection))
    .map(nameOf);
  return [...collections, ...fields];
}

/** Required fields that this version does not know: it cannot add rows there. */
export function listUnfillable({ diff }: SchemaDiff): string[] {
  return diff.fields
    .filter((entry) =>
      entry.diff.some((change) => change.kind === "D" && isUnfilled(change, "lhs")),
    )
    .map(nameOf);
}

export function withoutDeletions({ hash, diff }: SchemaDiff): SchemaDiff {
  const stays = <E extends Entry>(entries: E[]) => entries.filter((entry) => !isDeleted(entry));
  return {
    hash,
    diff: {
      ...diff,
      collections: stays(diff.collections),
      fields: stays(diff.fields),
      relations: stays(diff.relations),
    },
  };
}

export function countChanges({ diff }: SchemaDiff): number {
  const parts = [diff.collections, diff.fields, diff.systemFields ?? [], diff.relations];
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** Questions about stored rows before a changed column is applied: could it truncate or refuse a value? */
export function listFitQuestions({ diff }: SchemaDiff): FitQuestion[] {
  const fresh = new Set(diff.collections.filter(isNew).map((entry) => entry.collection));
  return diff.fields
    .filter((entry) => !fresh.has(entry.collection) && !isDeleted(entry))
    .flatMap(questionsOf);
}

function questionsOf({ collection, field, diff }: Entry & { field: string }): FitQuestion[] {
  const changed = new Map(diff.map((change) => [pathOf(change), change.rhs]));
  const ask = (rule: FitRule, isRequested: boolean, target?: FitQuestion["target"]) =>
    isRequested ? [{ collection, field, rule, ...(target && { target }) }] : [];
  const target = Object.fromEntries(
    ["data_type", "max_length", "numeric_precision", "numeric_scale"]
      .filter((name) => changed.has(`schema.${name}`))
      .map((name) => [name, changed.get(`schema.${name}`)]),
  );
  return [
    ...ask("shape", Object.keys(target).length > 0, target),
    ...ask("required", changed.get("schema.is_nullable") === false),
    ...ask("unique", changed.get("schema.is_unique") === true),
    ...ask(
      "filled",
      diff.some((change) => change.kind === "N" && isUnfilled(change, "rhs")),
    ),
  ];
}

function isUnfilled(change: Change, side: "lhs" | "rhs"): boolean {
  const { schema } = (change[side] ?? {}) as { schema?: Record<string, unknown> | null };
  if (change.path || !schema) return false;
  return (
    schema["is_nullable"] === false &&
    schema["is_primary_key"] !== true &&
    (schema["default_value"] ?? null) === null
  );
}

export function withoutRules(
  { hash, diff }: SchemaDiff,
  stored: readonly Pick<FitQuestion, "collection" | "field" | "rule">[],
): SchemaDiff {
  const retainedPaths = (entry: Entry) =>
    stored
      .filter((each) => each.collection === entry.collection && each.field === entry.field)
      .flatMap(({ rule }) => (rule === "filled" ? [] : PATHS[rule]));
  const fields = diff.fields
    .map((entry) => {
      const paths = retainedPaths(entry);
      return { ...entry, diff: entry.diff.filter((change) => !paths.includes(pathOf(change))) };
    })
    .filter((entry) => entry.diff.length > 0);
  return { hash, diff: { ...diff, fields } };
}

export function describeChanges({ diff }: SchemaDiff): string[] {
  const fresh = diff.collections.filter(isNew).map((entry) => entry.collection);
  const inFresh = (collection: string) =>
    diff.fields.filter((entry) => entry.collection === collection).length;
  const others = (entries: readonly Entry[]) =>
    entries.filter((entry) => !fresh.includes(entry.collection));
  return [
    ...fresh.map((name) => `new collection ${name} with ${inFresh(name)} fields`),
    ...others(diff.collections).map((entry) => describe("collection", entry)),
    ...others(diff.fields).map((entry) => describe("field", entry)),
    ...others(diff.systemFields ?? []).map((entry) => describe("field", entry)),
    ...others(diff.relations).map((entry) => describe("relation", entry)),
  ];
}

function describe(kind: string, entry: Entry): string {
  const subject = `${kind} ${nameOf(entry)}`;
  if (isNew(entry)) return `new ${subject}`;
  if (isDeleted(entry)) return `delete ${subject}`;
  const parts = entry.diff.map((change) =>
    change.kind === "E"
      ? `${pathOf(change)} ${short(change.lhs)} → ${short(change.rhs)}`
      : pathOf(change),
  );
  return `${subject}: ${[...new Set(parts)].join(", ")}`;
}

const LONGEST_VALUE = 40;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
