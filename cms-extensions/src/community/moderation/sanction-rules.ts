import type { Knex } from "knex";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import {
  findText,
  MODERATION_REFUSALS,
  REASON_MAX_LENGTH,
  REASON_MIN_LENGTH,
} from "../../../../contract/community/moderation.ts";
import { activeSanctions, isBanned, isSuspended } from "../comments/requester";
import { ruleRefusal } from "../../shared/refusal.ts";

type Payload = Record<string, unknown>;

/**
 * A sanction's member and author cannot change; its end and its reason can.
 * @throws `MODERATION_REFUSALS.target` or `MODERATION_REFUSALS.text`
 */
export function requireSanctionChange(payload: Payload): Payload {
  if (["member", "kind", "user_created"].some((field) => field in payload)) {
    throw ruleRefusal(MODERATION_REFUSALS.target);
  }
  if (!("reason" in payload)) return payload;
  const reason = findText(payload["reason"], REASON_MIN_LENGTH, REASON_MAX_LENGTH);
  if (!reason) throw ruleRefusal(MODERATION_REFUSALS.text);
  return { ...payload, reason };
}

/**
 * Validates a sanction: it targets a member, has a written reason, and is the only one of its kind.
 * @throws `MODERATION_REFUSALS.target`, `.team`, `.text` or `.repeated`
 */
export async function requireAcceptableSanction(
  payload: Payload,
  { database, now, memberRoles }: { database: Knex; now: Date; memberRoles: readonly string[] },
): Promise<Payload> {
  const { member, kind } = payload;
  const reason = findText(payload["reason"], REASON_MIN_LENGTH, REASON_MAX_LENGTH);
  if (!reason) throw ruleRefusal(MODERATION_REFUSALS.text);
  const person =
    typeof member === "string"
      ? await database("directus_users").whereRaw("id::text = ?", [member]).first("id", "role")
      : undefined;
  if (!person) throw ruleRefusal(MODERATION_REFUSALS.target);
  if (!memberRoles.includes(person.role)) throw ruleRefusal(MODERATION_REFUSALS.team);
  // Serializes a double click.
  await database.raw("select pg_advisory_xact_lock(hashtext('measures-of:' || ?))", [person.id]);
  const measure = { database, member: person.id, now };
  const holding = await activeSanctions(measure, [String(kind)]).first("id");
  if (holding) throw ruleRefusal(MODERATION_REFUSALS.repeated);
  return { ...payload, reason };
}

/**
 * Refuses public texts of silenced or suspended members, in collections without their own rule.
 * @throws `MODERATION_REFUSALS.banned`
 */
export async function requireMayWrite(caller: {
  database: Knex;
  member: string;
  now: Date;
}): Promise<void> {
  const { database, member, now } = caller;
  if (await isBanned(database, member, now)) throw ruleRefusal(MODERATION_REFUSALS.banned);
}

/**
 * Suspended members can neither bookmark topics nor change follows; their reading position is still stored.
 * @throws `FORUM_REFUSALS.banned`
 */
export async function requireMayRetain(
  { type, level }: Payload,
  { database, member, now }: { database: Knex; member: string; now: Date },
): Promise<void> {
  if (type !== "forum" && level === undefined) return;
  if (await isSuspended(database, member, now)) throw ruleRefusal(FORUM_REFUSALS.banned);
}
