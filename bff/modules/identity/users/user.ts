import type { UserRow } from "../../../db/schema.ts";
import { reservedName, surnameInitial } from "../../../../contract/account/person.ts";
import { fullName } from "./person-name.ts";

export type User = {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  isActive: boolean;
  isEmailConfirmed: boolean;
  createdAt: string;
  updatedAt: string;
  directusUserId: string;
};

/** The fields that members see of each other: never the full surname, e-mail, status or tokens. */
export type Member = {
  id: string;
  firstName: string;
  /** Initial of the last surname. */
  lastName: string;
  fullName: string;
  directusUserId: string;
};

export function toUser(row: UserRow): User {
  const { id, firstName, lastName, directusUserId } = row;
  return {
    id,
    firstName,
    lastName,
    fullName: fullName({ firstName, lastName }),
    directusUserId,
    email: row.email,
    isActive: row.isActive,
    isEmailConfirmed: row.isEmailConfirmed,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toMember({ id, firstName, lastName, directusUserId }: UserRow): Member {
  const shown = { firstName, lastName: surnameInitial(lastName) };
  return { id, ...shown, fullName: reservedName({ firstName, lastName }), directusUserId };
}
