import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { MAX_MENTIONED } from "../../../../contract/community/mentions.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { MemberRoles } from "../../../access/member-roles";

type Asker = Accountability | null | undefined;

/** Mentions by id of a comment that is being written; held in memory until then, never stored. */
export type Calls = {
  note(asker: Asker, comment: unknown, called: readonly string[]): void;
  take(asker: Asker, comment: unknown): string[];
};

export function calledIds(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  const ids = sent.filter((id): id is string => typeof id === "string" && isUuid(id));
  return [...new Set(ids)].slice(0, MAX_MENTIONED);
}

/** Stored by request: filter and action of one request get the same accountability object. */
export function createCalls(): Calls {
  const noted = new WeakMap<Accountability, Map<string, string[]>>();
  return {
    note(asker, comment, called) {
      if (!asker || typeof comment !== "string" || called.length === 0) return;
      const ofAsker = noted.get(asker) ?? new Map<string, string[]>();
      noted.set(asker, ofAsker.set(comment, [...called]));
    },
    take(asker, comment) {
      return (asker && noted.get(asker)?.get(String(comment))) ?? [];
    },
  };
}

/** Listed members among these ids: members outside of the directory cannot be mentioned by id. */
export async function listListed(
  database: Knex,
  ids: readonly string[],
  { paying, youtube }: MemberRoles,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows: { id: string }[] = await database("directus_users")
    .whereIn("id", ids)
    .whereIn("role", [roleIds.member, paying, youtube])
    .where({ isInDirectory: true })
    .select("id");
  return rows.map(({ id }) => id);
}
