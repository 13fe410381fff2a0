import type { Knex } from "knex";
import {
  APPEAL_MAX_LENGTH,
  APPEAL_MIN_LENGTH,
  appealTargets,
  findText,
  MODERATION_REFUSALS,
  REASON_MIN_LENGTH,
  type AppealTarget,
} from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

export type Payload = Record<string, unknown>;
type Decided = { decidedBy: string | null };

/**
 * Validates a member's appeal: against a sanction in force, or one's own text that the team hid. Stores the
 * moderator, so that someone else answers.
 * @throws one of `MODERATION_REFUSALS`
 */
export async function requireAcceptableAppeal(
  { id, targetType, target, body, uniqueKey }: Payload,
  { database, member }: { database: Knex; member: string },
): Promise<Payload> {
  const kind = appealTargets.find((known) => known === targetType);
  const text = findText(body, APPEAL_MIN_LENGTH, APPEAL_MAX_LENGTH);
  const decided =
    kind && typeof target === "string" ? await findDecided(database, kind, target, member) : null;
  if (!decided) throw ruleRefusal(MODERATION_REFUSALS.target);
  if (!text) throw ruleRefusal(MODERATION_REFUSALS.text);
  const { decidedBy } = decided;
  return {
    ...(typeof id === "string" && { id }),
    ...{ targetType, target, uniqueKey, body: text, state: "open", decidedBy },
  };
}

async function findDecided(
  database: Knex,
  kind: AppealTarget,
  target: string,
  member: string,
): Promise<Decided | null> {
  const table = kind === "forum" ? "forum_posts" : kind;
  const rows = database(table).whereRaw("id::text = ?", [target]);
  const found: Decided | undefined =
    kind === "sanctions"
      ? await rows
          .where({ member })
          .whereNull("liftedAt")
          .where((row) => void row.whereNull("until").orWhere("until", ">", database.fn.now()))
          .first({ decidedBy: "user_created" })
      : await rows
          .where({ user_created: member, status: "hidden" })
          .first({ decidedBy: "user_updated" });
  return found ?? null;
}

type Stored = Decided & { state: string; user_created: string | null };

/**
 * Validates the team's answer to an appeal: once, with a text, and not by the moderator or the appellant.
 * @throws one of `MODERATION_REFUSALS`
 */
export async function requireAppealAnswer(
  { state, answer }: Payload,
  ids: readonly unknown[],
  { database, requester }: { database: Knex; requester: string },
): Promise<Payload> {
  const stored: Stored[] = await database("appeals")
    .whereRaw("id::text = any(?)", [ids.map(String)])
    .select("state", "decidedBy", "user_created");
  if (stored.some((appeal) => appeal.state !== "open")) {
    throw ruleRefusal(MODERATION_REFUSALS.settled);
  }
  if (
    stored.some((appeal) => appeal.decidedBy === requester || appeal.user_created === requester)
  ) {
    throw ruleRefusal(MODERATION_REFUSALS.sameHand);
  }
  const words = findText(answer, REASON_MIN_LENGTH, APPEAL_MAX_LENGTH);
  if (!words || (state !== "granted" && state !== "refused")) {
    throw ruleRefusal(MODERATION_REFUSALS.text);
  }
  return { state, answer: words, handledBy: requester };
}
