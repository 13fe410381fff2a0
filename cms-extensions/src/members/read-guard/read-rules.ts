import type { ReadRules, RowRule } from "./row-rules";

export type PermissionRow = { collection: string; permissions: RowRule | string | null };

/** Rules by collection, from Directus' permission rows; a row without a rule allows everything. */
export function readRulesFrom(rows: readonly PermissionRow[]): ReadRules {
  const rules = new Map<string, RowRule[]>();
  for (const { collection, permissions } of rows) {
    const rule = typeof permissions === "string" ? JSON.parse(permissions) : permissions;
    rules.set(collection, [...(rules.get(collection) ?? []), (rule ?? {}) as RowRule]);
  }
  return rules;
}
