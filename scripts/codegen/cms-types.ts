import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Generates schema types of @directus/sdk from directus-snapshot.yaml: one type per collection, relations
 * typed by their target. Also generates the relations themselves, so that a read knows which collections it
 * touches. Collections without fields (folders) are left out.
 */
type SnapshotField = {
  collection: string;
  field: string;
  type: string;
  meta: { options: { choices?: { value: unknown }[] } | null; special: string[] | null } | null;
  schema?: { is_nullable: boolean; is_primary_key: boolean } | null;
};
type SnapshotRelation = {
  collection: string;
  field: string;
  related_collection: string | null;
  meta: { one_field: string | null } | null;
};
type Snapshot = { fields: SnapshotField[]; relations: SnapshotRelation[] };

/** The one Directus collection that the portal extends; it is not a target of typed relations. */
const USERS = "directus_users";
const SYSTEM_FIELDS_OF_USERS: SnapshotField[] = [
  {
    collection: USERS,
    field: "id",
    type: "uuid",
    meta: null,
    schema: { is_nullable: false, is_primary_key: true },
  },
  { collection: USERS, field: "avatar", type: "uuid", meta: null },
];

const SCALARS: Record<string, string> = {
  uuid: "string",
  string: "string",
  text: "string",
  hash: "string",
  timestamp: "string",
  dateTime: "string",
  date: "string",
  time: "string",
  boolean: "boolean",
  integer: "number",
  bigInteger: "string",
  float: "number",
  decimal: "string",
  json: "unknown",
  csv: "string[]",
  alias: "unknown",
};

function typeName(collection: string): string {
  return collection
    .split(/[_-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

function choicesOf(field: SnapshotField): string | null {
  const choices = field.meta?.options?.choices;
  const isScalar = field.type === "string";
  if (!isScalar || !Array.isArray(choices) || choices.length === 0) return null;
  const values = choices.map((choice) => choice.value);
  return values.every((value) => typeof value === "string")
    ? values.map((value) => JSON.stringify(value)).join(" | ")
    : null;
}

function typeOf(
  field: SnapshotField,
  toOne: Map<string, string>,
  toMany: Map<string, string>,
  own: Set<string>,
): string | null {
  const key = `${field.collection}.${field.field}`;
  const target = toOne.get(key);
  const scalar = SCALARS[field.type] ?? "unknown";
  const nullable = field.schema?.is_nullable === false ? "" : " | null";
  if (target) return `${scalar}${own.has(target) ? ` | ${typeName(target)}` : ""}${nullable}`;
  const many = toMany.get(key);
  if (many) return own.has(many) ? `${typeName(many)}[] | null` : "unknown[] | null";
  if (field.type === "alias") return null;
  return `${choicesOf(field) ?? scalar}${nullable}`;
}

function relationsText(
  names: readonly string[],
  fields: readonly SnapshotField[],
  toOne: Map<string, string>,
  toMany: Map<string, string>,
  own: Set<string>,
): string {
  const entries = names.flatMap((name) => {
    const lines = fields.flatMap(({ collection, field }) => {
      if (collection !== name) return [];
      const one = toOne.get(`${name}.${field}`);
      const many = toMany.get(`${name}.${field}`);
      if (one && own.has(one)) return [`    ${field}: "${one}",`];
      return !one && many && own.has(many) ? [`    ${field}: ["${many}"],`] : [];
    });
    return lines.length > 0 ? [`  ${name}: {\n${lines.join("\n")}\n  },`] : [];
  });
  return `export const cmsRelations = {\n${entries.join("\n")}\n} as const;\n`;
}

export function cmsTypes(snapshotYaml: string): string {
  const { fields, relations } = parse(snapshotYaml) as Snapshot;
  const toOne = new Map<string, string>();
  const toMany = new Map<string, string>();
  for (const relation of relations) {
    if (!relation.related_collection) continue;
    toOne.set(`${relation.collection}.${relation.field}`, relation.related_collection);
    if (relation.meta?.one_field)
      toMany.set(`${relation.related_collection}.${relation.meta.one_field}`, relation.collection);
  }
  const byCollection = Map.groupBy(fields, (field) => field.collection);
  const own = new Set(
    [...byCollection.keys()].filter((name) => !name.startsWith("directus_")).sort(),
  );
  const names = [...own, USERS];
  const types = names.map((name) => {
    const system = name === USERS ? SYSTEM_FIELDS_OF_USERS : [];
    const lines = [...system, ...(byCollection.get(name) ?? [])].flatMap((field) => {
      const type = typeOf(field, toOne, toMany, own);
      return type ? [`  ${field.field}: ${type};`] : [];
    });
    return `export type ${typeName(name)} = {\n${lines.join("\n")}\n};\n`;
  });
  const schema = names.map((name) => `  ${name}: ${typeName(name)}[];`).join("\n");
  const relationMap = relationsText(names, fields, toOne, toMany, own);
  return `// Generated from directus-snapshot.yaml by \`npm run codegen\`. Do not edit.\n\n${types.join("\n")}\nexport type CmsSchema = {\n${schema}\n};\n\n${relationMap}`;
}

export function readCmsTypes(snapshotFile: string): string {
  return cmsTypes(readFileSync(snapshotFile, "utf8"));
}
