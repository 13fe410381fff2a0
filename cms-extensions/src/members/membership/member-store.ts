import type { Knex } from "knex";
import type { MemberRoles } from "../../../access/member-roles";
import type { MembershipStore, StoredMembershipStatus } from "./update-membership";
import type { Entitlement, MembershipStatus } from "./membership-status";

export type WriteUser = (userId: string, values: Partial<MembershipStatus>) => Promise<void>;

/**
 * Membership data in Directus' database; users are written through Directus, so that changes are announced.
 */
export function createMemberStore(database: Knex, writeUser: WriteUser): MembershipStore {
  return {
    findMembershipStatus: async (userId) =>
      (await database("directus_users")
        .where({ id: userId })
        .first<StoredMembershipStatus | undefined>(
          "role",
          "membershipSource",
          "membershipState",
          "membershipValidUntil",
        )) ?? null,

    listEntitlements: (userId) =>
      database("entitlements")
        .where({ user: userId })
        .select<Entitlement[]>("source", "status", "validFrom", "validUntil", "graceUntil"),

    saveMembershipStatus: writeUser,
  };
}

export async function listOverEntitlementIds(database: Knex, now: Date): Promise<string[]> {
  const rows: { id: string }[] = await database("entitlements")
    .select("id")
    .where((over) =>
      over.whereIn("status", ["active", "cancelled"]).andWhere("validUntil", "<=", now),
    )
    .orWhere((over) => over.where("status", "grace").andWhere("graceUntil", "<=", now));
  return rows.map(({ id }) => id);
}

export async function listDueMemberIds(
  database: Knex,
  now: Date,
  roles: MemberRoles,
): Promise<string[]> {
  const members = () => database("directus_users as u").whereIn("u.role", Object.values(roles));
  const started: { id: string }[] = await members()
    .join("entitlements as e", "e.user", "u.id")
    .whereIn("u.membershipState", ["none", "expired"])
    .whereIn("e.status", ["active", "cancelled"])
    .where("e.validFrom", "<=", now)
    .where("e.validUntil", ">", now)
    .distinct("u.id");
  const over: { id: string }[] = await members()
    .whereNotIn("u.membershipState", ["none", "expired"])
    .where("u.membershipValidUntil", "<=", now)
    .select("u.id");
  return [...new Set([...started, ...over].map(({ id }) => id))];
}

export async function listOwnerIds(database: Knex, entitlementIds: string[]): Promise<string[]> {
  const rows: { user: string }[] = await database("entitlements")
    .distinct("user")
    .whereIn("id", entitlementIds);
  return rows.map(({ user }) => user);
}

export async function listMemberIdsWithEntitlements(database: Knex): Promise<string[]> {
  const rows: { user: string }[] = await database("entitlements").distinct("user");
  return rows.map(({ user }) => user);
}
