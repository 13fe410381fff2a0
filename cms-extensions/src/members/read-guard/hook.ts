import { ForbiddenError, InvalidQueryError } from "@directus/errors";
import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { isStaff } from "../../shared/staff";
import { createTtlCache } from "../../shared/short-memory";
import { findInvalidAggregate } from "./aggregates";
import { findUnreadablePath, type Question } from "./query-walk";
import { readRulesFrom, type PermissionRow } from "./read-rules";

const scopes = [
  ...["items", "users", "files", "folders", "roles", "policies", "access", "permissions"],
  ...["activity", "revisions", "comments", "notifications", "presets", "shares", "versions"],
  ...["settings", "translations", "dashboards", "panels", "flows", "operations"],
];

/**
 * Refuses queries that sort, count or filter rows by other rows which the requester may not read, such as
 * comments by their authors' e-mail. The team is exempt: its lists in the admin use all rows.
 */
export default defineHook(({ filter }, { database }) => {
  const findRules = createTtlCache(
    async (key) => {
      const { roles, user } = JSON.parse(key) as { roles: string[]; user: string | null };
      const rows: PermissionRow[] = await database("directus_permissions as permission")
        .join("directus_access as access", "access.policy", "permission.policy")
        .where("permission.action", "read")
        .where((either) => {
          void either.whereIn("access.role", roles);
          if (user) void either.orWhere("access.user", user);
          void either.orWhere((anybody) =>
            anybody.whereNull("access.role").whereNull("access.user"),
          );
        })
        .select("permission.collection", "permission.permissions");
      return readRulesFrom(rows);
    },
    { ttlMs: 5_000, limit: 2_000, now: Date.now },
  );

  const guard = async (
    query: Question,
    meta: Record<string, unknown>,
    context: { schema: Schema | null; accountability: Accountability | null },
  ) => {
    const { schema, accountability } = context;
    const typeOf = (field: string) =>
      schema?.collections[String(meta["collection"])]?.fields[field]?.type;
    const impossible = findInvalidAggregate(query, typeOf);
    if (impossible) throw new InvalidQueryError({ reason: `"${impossible}" is not possible` });
    if (!schema || !accountability || isStaff(accountability)) return query;
    const { roles, user } = accountability;
    const rules = await findRules(JSON.stringify({ roles, user }));
    const step = findUnreadablePath(query, String(meta["collection"]), rules, {
      relations: schema.relations,
      primaryOf: (collection) => schema.collections[collection]?.primary ?? "id",
    });
    if (step)
      throw new ForbiddenError({ reason: `You don't have permission to look through "${step}".` });
    return query;
  };
  for (const scope of scopes) filter<Question>(`${scope}.query`, guard);
});

type Schema = {
  relations: Parameters<typeof findUnreadablePath>[3]["relations"];
  collections: Record<string, { primary: string; fields: Record<string, { type: string }> }>;
};
