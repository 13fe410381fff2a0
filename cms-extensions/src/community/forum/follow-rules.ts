import type { Knex } from "knex";
import {
  FOLLOW_REFUSALS,
  findFollowTarget,
  MAX_FOLLOWS,
  type FollowTarget,
} from "../../../../contract/community/forum.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import type { Caller, Payload } from "./asking";

const tables: Readonly<Record<FollowTarget, string>> = { category: "categories", tag: "tags" };

/**
 * Validates what a member follows: existing categories and tags of the forum, up to a total limit.
 * @throws one of `FOLLOW_REFUSALS`
 */
export async function requireAcceptableFollow(
  payload: Payload,
  { database, member }: Pick<Caller, "database" | "member">,
): Promise<Payload> {
  const kind = findFollowTarget(payload["targetType"]);
  const { target } = payload;
  const isThere =
    kind && typeof target === "string" && (await isFollowable(database, kind, target));
  if (!isThere) throw ruleRefusal(FOLLOW_REFUSALS.target);
  // Serializes parallel requests of one member.
  await database.raw(`select pg_advisory_xact_lock(hashtext('follows-of:' || ?))`, [member]);
  const known: unknown[] = await database("follows")
    .where({ user_created: member })
    .limit(MAX_FOLLOWS)
    .select("id");
  if (known.length >= MAX_FOLLOWS) throw ruleRefusal(FOLLOW_REFUSALS.many);
  return payload;
}

async function isFollowable(database: Knex, kind: FollowTarget, id: string): Promise<boolean> {
  const found: unknown = await database(tables[kind])
    .whereRaw("id::text = ?", [id])
    .where(kind === "category" ? { area: "forum" } : {})
    .first("id");
  return found !== undefined;
}
