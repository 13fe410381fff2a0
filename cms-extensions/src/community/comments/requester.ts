import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { isStaff } from "../../shared/staff";

type Requester = Accountability | null | undefined;

/** The member who writes with their own rights; null for the team and for the portal's own writes. */
export function findMember(requester: Requester): string | null {
  return requester && !isStaff(requester) ? requester.user : null;
}

type Measure = { database: Knex; member: string; now: Date };

export const activeSanctions = ({ database, member, now }: Measure, kinds?: readonly string[]) =>
  database("sanctions")
    .where({ member })
    .whereNull("liftedAt")
    .where((row) => void row.whereNull("until").orWhere("until", ">", now))
    .where((row) => void (kinds && row.whereIn("kind", [...kinds])));

export async function isBanned(database: Knex, member: string, now: Date): Promise<boolean> {
  if (await activeSanctions({ database, member, now }).first("id")) return true;
  const person = await database("directus_users")
    .where({ id: member })
    .where((row) => void row.where("silencedUntil", ">", now).orWhere("suspendedUntil", ">", now))
    .first("id");
  return person !== undefined;
}

export async function isSuspended(database: Knex, member: string, now: Date): Promise<boolean> {
  if (await activeSanctions({ database, member, now }, ["suspend"]).first("id")) return true;
  const person = await database("directus_users")
    .where({ id: member })
    .where("suspendedUntil", ">", now)
    .first("id");
  return person !== undefined;
}
