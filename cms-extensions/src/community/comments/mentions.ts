import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { MAX_MENTIONED } from "../../../../contract/community/mentions.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { MemberRoles } from "../../../access/member-roles";

type Requester = Accountability | null | undefined;

/** Mentions by id of a comment that is being written; held in memory until then, never stored. */
export type Mentions = {
  note(requester: Requester, comment: unknown, mentioned: readonly string[]): void;
  take(requester: Requester, comment: unknown): string[];
};

export function mentionedIds(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  const ids = sent.filter((id): id is string => typeof id === "string" && isUuid(id));
  return [...new Set(ids)].slice(0, MAX_MENTIONED);
}

/** Stored by request: filter and action of one request get the same accountability object. */
export function createMentions(): Mentions {
  const noted = new WeakMap<Accountability, Map<string, string[]>>();
  return {
    note(requester, comment, mentioned) {
      if (!requester || typeof comment !== "string" || mentioned.length === 0) return;
      const ofRequester = noted.get(requester) ?? new Map<string, string[]>();
      noted.set(requester, ofRequester.set(comment, [...mentioned]));
    },
    take(requester, comment) {
      return (requester && noted.get(requester)?.get(String(comment))) ?? [];
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
