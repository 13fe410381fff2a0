import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Snapshot = {
  fields: { collection: string; field: string; type: string }[];
  systemFields?: { collection: string; field: string }[];
  relations: {
    collection: string;
    field: string;
    related_collection: string | null;
    meta: { one_collection: string | null; one_field: string | null } | null;
  }[];
};

const snapshot = parse(readFileSync("directus-snapshot.yaml", "utf8")) as Snapshot;

/** Fields of Directus' own collections that the service queries. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  directus_users:
    "id first_name last_name email language avatar role status external_identifier token",
  directus_files: "id title type folder filename_download filesize uploaded_on",
  directus_roles: "id name",
};
const OWN_RELATIONS: Readonly<Record<string, string>> = {
  "directus_users.avatar": "directus_files",
  "directus_users.role": "directus_roles",
};

const known = new Set([
  ...snapshot.fields.map(({ collection, field }) => `${collection}.${field}`),
  ...Object.entries(OWN_FIELDS).flatMap(([collection, fields]) =>
    fields.split(" ").map((field) => `${collection}.${field}`),
  ),
]);

const uuids = new Set([
  ...["directus_users.id", "directus_files.id", "directus_roles.id"],
  ...snapshot.fields
    .filter(({ type }) => type === "uuid")
    .map(({ collection, field }) => `${collection}.${field}`),
]);
/** Operators that Directus allows on a UUID; it refuses queries with any other. */
const UUID_OPERATORS = ["_eq", "_neq", "_in", "_nin", "_null", "_nnull"];

const relations = new Map([
  ...Object.entries(OWN_RELATIONS),
  ...snapshot.relations.flatMap(({ collection, field, related_collection: related, meta }) => [
    ...(related ? [[`${collection}.${field}`, related] as const] : []),
    ...(meta?.one_collection && meta.one_field
      ? [[`${meta.one_collection}.${meta.one_field}`, collection] as const]
      : []),
  ]),
]);

/** Parts of a field path that the schema does not have. */
export function missingOf(collection: string, path: string): string[] {
  const [field = "", ...rest] = path.split(".");
  if (field === "*") return [];
  const place = `${collection}.${field}`;
  if (!known.has(place)) return [place];
  if (rest.length === 0) return [];
  const related = relations.get(place);
  return related ? missingOf(related, rest.join(".")) : [`${place} leads nowhere`];
}

/** The same for a filter, including operators that are invalid on a UUID. */
export function missingInFilter(collection: string, filter: unknown): string[] {
  if (typeof filter !== "object" || filter === null) return [];
  return Object.entries(filter).flatMap(([name, rule]) => {
    if (name === "_and" || name === "_or")
      return (rule as unknown[]).flatMap((each) => missingInFilter(collection, each));
    if (name.startsWith("_")) return [];
    const place = `${collection}.${name}`;
    const operators = Object.keys((rule ?? {}) as object).filter((key) => key.startsWith("_"));
    const refused = uuids.has(place)
      ? operators.filter((key) => !UUID_OPERATORS.includes(key)).map((key) => `${place} ${key}`)
      : [];
    const missing = [...missingOf(collection, name), ...refused];
    const related = relations.get(place);
    return missing.length > 0 ? missing : related ? missingInFilter(related, rule) : [];
  });
}
