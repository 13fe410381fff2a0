import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { RestCommand } from "@directus/sdk";
import { parse } from "yaml";
import { CmsRefusedError } from "../../../../bff/cms/client.ts";
import type { CmsClient } from "../../../../bff/cms/client.ts";

export type CmsRow = Record<string, unknown> & { id: string };

/** Directus collections in memory, queried with the SDK's own commands. */
export type CmsDouble = {
  client: CmsClient;
  rows(collection: string): CmsRow[];
};

type Filter = Record<string, unknown>;

/** @param onCreate adds the values that Directus or its hooks would set */
export function createCmsDouble(onCreate: (collection: string) => object = () => ({})): CmsDouble {
  const collections = new Map<string, CmsRow[]>();
  const files = new Map<string, ArrayBuffer>();

  function rows(collection: string): CmsRow[] {
    const known = collections.get(collection) ?? [];
    collections.set(collection, known);
    return known;
  }

  function run(command: RestCommand<object | void, object>): unknown {
    const { path, method = "GET", params = {}, body } = command();
    if (body instanceof FormData) return storeFile(body);
    if (path.startsWith("/files/") && method === "DELETE")
      return dropFile(path.slice("/files/".length));
    if (path.startsWith("/assets/")) return files.get(path.slice("/assets/".length));
    const [, collection = "", id] = /^\/(?:items\/)?([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const found = rows(collection).find((row) => row.id === id);
    if (method === "POST") {
      const input = JSON.parse(String(body)) as object | object[];
      return Array.isArray(input)
        ? input.map((each: object) => insert(collection, each))
        : insert(collection, input);
    }
    if (method === "DELETE") return dropRow(collection, found);
    if (method === "PATCH") return Object.assign(found ?? {}, JSON.parse(String(body)));
    if (id) return found && collection === "ticket_messages" ? withTicket(found) : found;
    // The SDK parses a filter that was passed as text.
    const filter: unknown = params["filter"] ?? {};
    const expected = (typeof filter === "string" ? JSON.parse(filter) : filter) as Filter;
    const listed = rows(collection)
      .filter((row) => matches(row, expected))
      .toSorted(orderOf(String(params["sort"] ?? "")))
      .slice(0, Number(params["limit"] ?? -1) < 0 ? Infinity : Number(params["limit"]));
    return collection === "ticket_messages" ? listed.map(withFiles) : listed;
  }

  function storeFile(form: FormData): CmsRow {
    const file = form.get("file") as File;
    const row = {
      id: randomUUID(),
      title: form.get("title"),
      folder: form.get("folder"),
      type: file.type,
    };
    files.set(row.id, new TextEncoder().encode(`bytes of ${String(row.title)}`).buffer);
    rows("directus_files").push(row);
    return row;
  }

  function dropFile(id: string): object {
    const stored = rows("directus_files");
    stored.splice(0, stored.length, ...stored.filter((file) => file.id !== id));
    return {};
  }

  function dropRow(collection: string, found: CmsRow | undefined): object | undefined {
    if (!found) return undefined;
    rows(collection).splice(rows(collection).indexOf(found), 1);
    return {};
  }

  /** Inserts all rows of a call or none, as Directus does; undefined for a taken id or unique value. */
  function insert(collection: string, input: object): CmsRow | undefined {
    const row: CmsRow = { id: randomUUID(), ...onCreate(collection), ...input };
    const tooLong = Object.entries(row).find(
      ([field, value]) => typeof value === "string" && value.length > longestOf(collection, field),
    );
    if (tooLong) throw new Error(`${collection}.${tooLong[0]} takes no ${tooLong[1]}`);
    const isTaken = rows(collection).some(
      ({ id, number }) => id === row.id || (number !== undefined && number === row["number"]),
    );
    if (isTaken) return undefined;
    const ticket = row["ticket"];
    if (typeof ticket === "object" && ticket !== null) {
      const opened = insert("tickets", ticket);
      if (!opened) return undefined;
      row["ticket"] = opened.id;
    }
    rows(collection).push(row);
    return collection === "ticket_messages" ? withTicket(row) : row;
  }

  const withFiles = (message: CmsRow) => ({
    ...message,
    attachments: ((message["attachments"] ?? []) as { directus_files_id: unknown }[]).map(
      ({ directus_files_id: file }) => ({
        directus_files_id: rows("directus_files").find(({ id }) => id === file) ?? null,
      }),
    ),
  });

  const withTicket = (message: CmsRow) => ({
    ...withFiles(message),
    ticket: rows("tickets").find(({ id }) => id === message["ticket"]),
  });

  const client: CmsClient = {
    ask: async (command) => {
      const value = run(command as RestCommand<object | void, object>);
      return value === undefined
        ? { refused: new Error("Directus answered 403 FORBIDDEN") }
        : { refused: null, value: value as never };
    },
    read: async (command) => run(command as RestCommand<object | void, object>) as never,
    write: async (command) => {
      const value = run(command as RestCommand<object | void, object>);
      if (value === undefined) throw new CmsRefusedError(new Error("FORBIDDEN"));
      return value as never;
    },
    as: () => client,
    ping: () => Promise.resolve(),
  };
  return { client, rows };
}

type SnapshotField = {
  collection: string;
  field: string;
  schema?: { max_length: number | null } | null;
};

const lengths = new Map<string, number>();

/** Maximum length of a field, from the snapshot. */
function longestOf(collection: string, field: string): number {
  if (lengths.size === 0) {
    const { fields } = parse(readFileSync("directus-snapshot.yaml", "utf8")) as {
      fields: SnapshotField[];
    };
    for (const { schema, ...of } of fields)
      lengths.set(`${of.collection}.${of.field}`, schema?.max_length ?? Infinity);
  }
  return lengths.get(`${collection}.${field}`) ?? Infinity;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-/;

/** Sorts by `-replyCount,id` and the like; the sign reverses the order. */
function orderOf(sort: string) {
  const fields = sort.split(",").filter(Boolean);
  return (one: CmsRow, other: CmsRow): number => {
    for (const field of fields) {
      const [first, second] = [one, other].map((row) => row[field.replace(/^-/, "")]);
      const order = compare(first, second);
      if (order !== 0) return field.startsWith("-") ? -order : order;
    }
    return 0;
  };
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

function matches(row: CmsRow, filter: Filter): boolean {
  return Object.entries(filter).every(([field, rule]) => {
    if (field === "_and") return (rule as Filter[]).every((each) => matches(row, each));
    if (field === "_or") return (rule as Filter[]).some((each) => matches(row, each));
    const [[operator, expected] = []] = Object.entries(rule as object);
    const value = row[field];
    // A rule on related rows matches if one of them does.
    if (operator && !operator.startsWith("_"))
      return [value].flat().some((each) => each && matches(each as CmsRow, rule as Filter));
    if (operator === "_eq") return value === expected;
    if (operator === "_neq") return value !== expected;
    if (operator === "_gt" && UUID.test(String(expected)))
      throw new Error("Directus compares no UUIDs");
    if (operator === "_gt") return String(value) > String(expected);
    if (operator === "_in") return (expected as unknown[]).includes(value);
    if (operator === "_null") return ((value ?? null) === null) === expected;
    if (operator === "_nnull") return (value !== null) === expected;
    if (operator === "_gte") return String(value) >= String(expected);
    if (operator === "_lt") return String(value) < String(expected);
    throw new Error(`The double knows no ${operator}`);
  });
}
