import type { Audience } from "../../contract/account/roles.ts";

export type Rule = { [key: string]: unknown };

export type Permission = {
  collection: string;
  action: "create" | "read" | "update" | "delete";
  /** Rows it applies to; `{}` means every row. */
  permissions: Rule | null;
  fields: readonly string[] | null;
  validation: Rule | null;
  presets: Rule | null;
};

export type Policy = {
  id: string;
  name: string;
  icon: string;
  description: string;
  app_access: boolean;
  permissions: readonly Permission[];
};

const everyRow: Rule = {};
const everyField = ["*"];

export const published: Rule = { status: { _eq: "published" } };
export const freeAndPublished: Rule = { _and: [published, { access: { _eq: "free" } }] };

export const announcedTo = (...audiences: readonly Audience[]): Rule => ({
  _and: [published, { audience: { _in: audiences } }],
});

export const ownedBy = (field: string): Rule => ({ [field]: { _eq: "$CURRENT_USER" } });

export function read(
  collection: string,
  rows: Rule = everyRow,
  fields: readonly string[] = everyField,
): Permission {
  return { collection, action: "read", permissions: rows, fields, validation: null, presets: null };
}

export function create(
  collection: string,
  fields: readonly string[] = everyField,
  checks: { validation?: Rule; presets?: Rule } = {},
): Permission {
  const { validation = null, presets = null } = checks;
  return { collection, action: "create", permissions: everyRow, fields, validation, presets };
}

export function update(
  collection: string,
  rows: Rule = everyRow,
  fields: readonly string[] = everyField,
  validation: Rule | null = null,
): Permission {
  return { collection, action: "update", permissions: rows, fields, validation, presets: null };
}

export function remove(collection: string, rows: Rule = everyRow): Permission {
  return {
    collection,
    action: "delete",
    permissions: rows,
    fields: null,
    validation: null,
    presets: null,
  };
}

export const manage = (collection: string): Permission[] => [
  create(collection),
  read(collection),
  update(collection),
  remove(collection),
];
