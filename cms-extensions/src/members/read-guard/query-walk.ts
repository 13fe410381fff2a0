import {
  areReferencingRowsReadable,
  isFullyReadable,
  isReferencedRowReadable,
  type ReadRules,
} from "./row-rules";

export type Relation = {
  collection: string;
  field: string;
  related_collection: string | null;
  meta?: { one_field?: string | null } | null;
};
export type SchemaMap = {
  relations: readonly Relation[];
  primaryOf: (collection: string) => string;
};

type Filter = Record<string, unknown>;

export type Question = {
  filter?: Filter | null;
  sort?: readonly string[] | null;
  aggregate?: Record<string, readonly string[] | undefined> | null;
  group?: readonly string[] | null;
  fields?: readonly string[] | null;
  alias?: Record<string, string> | null;
  deep?: Record<string, unknown> | null;
};

type Step =
  | { kind: "target"; relation: Relation; to: string }
  | { kind: "children"; relation: Relation; to: string }
  | { kind: "unknown" };

/**
 * The first place where a query evaluates rows that the requester may not read, or null. Directus checks
 * fields along such a path but not rows, so the answer would disclose them.
 */
export function findUnreadablePath(
  question: Question,
  collection: string,
  rules: ReadRules,
  map: SchemaMap,
): string | null {
  return new Walk(rules, map).ofQuestion(question, collection);
}

class Walk {
  readonly #rules: ReadRules;
  readonly #map: SchemaMap;

  constructor(rules: ReadRules, map: SchemaMap) {
    this.#rules = rules;
    this.#map = map;
  }

  ofQuestion(question: Question, collection: string): string | null {
    const alias = question.alias ?? {};
    const named = [
      ...(question.sort ?? []),
      ...Object.values(question.aggregate ?? {}).flatMap((fields) => fields ?? []),
      ...(question.group ?? []),
      ...(question.fields ?? []).filter((field) => field.includes("(")),
    ];
    return (
      this.#ofFilter(question.filter ?? {}, collection, alias) ??
      first(named, (path) => this.#ofPath(partsOf(path), collection, alias)) ??
      first(Object.entries(question.deep ?? {}), ([field, inner]) =>
        this.#ofDeep(alias[field] ?? field, inner as Record<string, unknown>, collection),
      )
    );
  }

  /** Directus checks which related rows are returned, but not the filters on them. */
  #ofDeep(field: string, inner: Record<string, unknown>, collection: string): string | null {
    const step = this.#stepOf(collection, field);
    if (!step) return null;
    if (step.kind === "unknown") return field;
    const deep = Object.fromEntries(Object.entries(inner).filter(([key]) => !key.startsWith("_")));
    const own = Object.fromEntries(
      Object.entries(inner).flatMap(([key, value]) =>
        key.startsWith("_") ? [[key.slice(1), value]] : [],
      ),
    ) as Question;
    return this.ofQuestion({ ...own, deep }, step.to);
  }

  #ofFilter(filter: Filter, collection: string, alias: Record<string, string> = {}): string | null {
    return first(Object.entries(filter), ([key, value]) => {
      if (key === "_and" || key === "_or") {
        return first(value as Filter[], (part) => this.#ofFilter(part, collection, alias));
      }
      if (key.startsWith("_")) return null;
      if (key.startsWith("$")) return key;
      const [field = key] = partsOf(key);
      const step = this.#stepOf(collection, alias[field] ?? field);
      return step ? this.#ofNested(step, field, asFilter(value), collection) : null;
    });
  }

  #ofNested(step: Step, field: string, inner: Filter, collection: string): string | null {
    if (step.kind === "unknown") return field;
    const isQuantified = "_some" in inner || "_none" in inner;
    if (step.kind === "children" && isQuantified) {
      // Directus checks these rows itself, and only these.
      const parts = [inner["_some"], inner["_none"]].filter(Boolean);
      return first(parts, (part) => this.#ofFilter(asFilter(part), step.to));
    }
    const isById = step.kind === "target" && this.#asksOnlyKey(inner, step.to);
    if (!isById && !this.#isRead(step, collection)) return `${collection}.${field}`;
    return this.#ofFilter(inner, step.to);
  }

  #ofPath(parts: string[], collection: string, alias: Record<string, string>): string | null {
    const [head = "", ...rest] = parts;
    const step = this.#stepOf(collection, alias[head] ?? head);
    if (!step) return null;
    if (step.kind === "unknown") return head;
    const [next] = rest;
    const isById =
      step.kind === "target" &&
      (next === undefined || (rest.length === 1 && next === this.#map.primaryOf(step.to)));
    if (isById) return null;
    if (!this.#isRead(step, collection)) return `${collection}.${head}`;
    return rest.length > 0 ? this.#ofPath(rest, step.to, {}) : null;
  }

  #asksOnlyKey(inner: Filter, collection: string): boolean {
    return Object.entries(inner).every(([key, value]) => {
      if (key === "_and" || key === "_or") {
        return (value as Filter[]).every((part) => this.#asksOnlyKey(part, collection));
      }
      if (key.startsWith("_")) return key !== "_some" && key !== "_none";
      return key === this.#map.primaryOf(collection);
    });
  }

  #isRead(step: Exclude<Step, { kind: "unknown" }>, collection: string): boolean {
    const { relation, to } = step;
    if (isFullyReadable(this.#rules, to)) return true;
    return step.kind === "target"
      ? isReferencedRowReadable(this.#rules, collection, relation.field, to)
      : areReferencingRowsReadable(this.#rules, collection, relation.field, to);
  }

  #stepOf(collection: string, name: string): Step | null {
    const [field = name, scope] = name.split(":");
    if (scope !== undefined) return { kind: "unknown" };
    const { relations } = this.#map;
    const forward = relations.find((one) => one.collection === collection && one.field === field);
    if (forward) {
      const to = forward.related_collection;
      return to ? { kind: "target", relation: forward, to } : { kind: "unknown" };
    }
    const backward = relations.find(
      (one) => one.related_collection === collection && one.meta?.one_field === field,
    );
    return backward ? { kind: "children", relation: backward, to: backward.collection } : null;
  }
}

/** `-author.year(date)` and `year(author.date)` both become `author`, `date`. */
function partsOf(path: string): string[] {
  return path
    .replace(/^-/, "")
    .replaceAll(")", "")
    .split(".")
    .map((part) => part.slice(part.lastIndexOf("(") + 1));
}

const asFilter = (value: unknown): Filter =>
  typeof value === "object" && value !== null ? (value as Filter) : {};

function first<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
