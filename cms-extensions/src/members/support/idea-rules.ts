import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import {
  IDEA_REFUSALS,
  MAX_IDEAS_A_DAY,
  MAX_IDEAS_COMPARED,
  similarTo,
} from "../../../../contract/community/ideas.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { isStaff } from "../../shared/staff";

type Payload = Record<string, unknown>;

/**
 * Validates a member's idea: no duplicate of an existing one unless the author insists (`isNew`, which is
 * not stored), and at most ten a day. Does not apply to the team.
 */
export async function requireAcceptableIdea(
  { isNew, ...idea }: Payload,
  { accountability, database }: EventContext,
  now: Date,
): Promise<Payload> {
  const member = accountability?.user;
  if (!member || isStaff(accountability)) return idea;
  // Serializes parallel ideas of one member.
  await database.raw(`select pg_advisory_xact_lock(hashtext('ideas:' || ?))`, [member]);
  // A retry: the idea already exists, and the database refuses the duplicate.
  if (await isThere(database, idea["id"])) return idea;
  if (isNew !== true && (await hasSimilar(database, String(idea["title"] ?? "")))) {
    throw ruleRefusal(IDEA_REFUSALS.similar);
  }
  const written = await database("ideas")
    .where({ user_created: member })
    .where("date_created", ">=", new Date(now.getTime() - DAY_MS))
    .limit(MAX_IDEAS_A_DAY)
    .select("id");
  if (written.length >= MAX_IDEAS_A_DAY) throw ruleRefusal(IDEA_REFUSALS.limit);
  return idea;
}

/** A merged idea accepts no votes: they belong to the idea it was merged into. */
export async function requireVotableIdea(vote: Payload, database: Knex): Promise<void> {
  const { targetType, target } = vote;
  if (targetType !== "ideas" || typeof target !== "string") return;
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from ideas where id::text = ? and "duplicateOfId" is not null`,
    [target],
  );
  if (rows.length > 0) throw ruleRefusal(IDEA_REFUSALS.merged);
}

async function isThere(database: Knex, id: unknown): Promise<boolean> {
  if (typeof id !== "string") return false;
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from ideas where id::text = ?`,
    [id],
  );
  return rows.length > 0;
}

async function hasSimilar(database: Knex, title: string): Promise<boolean> {
  const known: { title: string }[] = await database("ideas")
    .whereNull("duplicateOfId")
    .orderBy([
      { column: "votes", order: "desc" },
      { column: "date_created", order: "desc" },
    ])
    .limit(MAX_IDEAS_COMPARED)
    .select("title");
  return similarTo(title, known).length > 0;
}
