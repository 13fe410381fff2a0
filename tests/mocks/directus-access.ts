import type { Permission, Rule } from "../../cms-extensions/access/permission";
import { policies } from "../../cms-extensions/access/policies";
import { roles } from "../../cms-extensions/access/roles";
import { hasField, isCollection, type Collection } from "./directus-database";

/** The requester: a role of the access model and, for members, the user behind the token. */
export type Requester = { roleId: string; userId: string | null };

export class DirectusRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const refuse = (subject: string) =>
  new DirectusRefusal(
    403,
    "FORBIDDEN",
    `You don't have permission to access ${subject} or it does not exist.`,
  );

/** Uses the portal's own access model, as the real Directus does. */
export function permissionsOf(
  requester: Requester,
  collection: Collection,
  action: Permission["action"],
): Permission[] {
  const policyIds = roles.find((role) => role.id === requester.roleId)?.policies ?? [];
  return policies
    .filter((policy) => policyIds.includes(policy.id))
    .flatMap((policy) => policy.permissions)
    .filter((each) => each.collection === collection && each.action === action);
}

/** @throws {DirectusRefusal} if no policy allows the collection */
export function requireCollection(
  requester: Requester,
  name: string,
  action: Permission["action"] = "read",
): Collection {
  const subject = `collection "${name}"`;
  if (!isCollection(name) || permissionsOf(requester, name, action).length === 0)
    throw refuse(subject);
  return name;
}

/** @throws {DirectusRefusal} for forbidden or unknown fields */
export function requireField(requester: Requester, collection: Collection, field: string): void {
  const isOpen = permissionsOf(requester, collection, "read").some(
    ({ fields }) => fields?.includes("*") || fields?.includes(field),
  );
  if (!isOpen || !hasField(collection, field)) {
    throw refuse(`field "${field}" in collection "${collection}"`);
  }
}

export function readableRows(requester: Requester, collection: Collection): Rule {
  return {
    _or: permissionsOf(requester, collection, "read").map((each) => each.permissions ?? {}),
  };
}
