import type { UserRow } from "../../db/schema.ts";

/** What a member may know about themself. */
export interface User {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  isActive: boolean;
  isEmailConfirmed: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  directusUserId: string;
}

/** What members may know about each other: never e-mail, state or tokens. */
export interface Member {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  directusUserId: string;
}

export function toUser(row: UserRow): User {
  return {
    ...toMember(row),
    email: row.email,
    isActive: row.isActive,
    isEmailConfirmed: row.isEmailConfirmed,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toMember(row: UserRow): Member {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
    directusUserId: row.directusUserId,
  };
}
