import { memberRoleIds, policyIds } from "../ids.ts";
import { create, read, remove, update, type Policy, type Rule } from "../permission.ts";

const writable = [
  "email",
  "first_name",
  "last_name",
  "language",
  "role",
  "status",
  "external_identifier",
  "displayName",
  "memberSince",
  "isInDirectory",
  "silencedUntil",
  "suspendedUntil",
  "membershipSource",
  "membershipState",
  "membershipValidUntil",
];
const profile = [
  "canton",
  "city",
  "profession",
  "bio",
  "spokenLanguages",
  "skills",
  "interests",
  "links",
  "inSwitzerlandSince",
  "visibility",
];

const members: Rule = { role: { _in: memberRoleIds } };
// A rule about a field passes when the field is absent, so a new user must name a role; for the
// same reason an update needs no more than the rule. `_submitted: false` would let every role pass:
// Directus reads it as "submitted".
const roleGiven: Rule = { role: { _submitted: true } };

/**
 * The service's account for members' users, fenced in: it sees whoever may log in to the portal
 * (editors too, whose suspension must count), writes only people with a member's role, can give
 * only such roles, and never touches passwords, tokens or policies.
 */
export const accounts: Policy = {
  id: policyIds.accounts,
  name: "Contas do portal",
  icon: "manage_accounts",
  description: "Cria e altera só usuários com papel de membro",
  app_access: false,
  permissions: [
    read("directus_users", {}, ["id", "avatar", ...writable, ...profile]),
    create("directus_users", writable, { validation: { _and: [roleGiven, members] } }),
    update("directus_users", members, writable, members),
    remove("directus_users", members),
    read("Notification"),
    create("Notification"),
  ],
};
