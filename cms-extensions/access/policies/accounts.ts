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
    create("directus_users", writable, { validation: { _and: [members] } }),
    update("directus_users", members, writable, {
      _or: [members, { role: { _submitted: false } }],
    }),
    remove("directus_users", members),
    read("Notification"),
    create("Notification"),
  ],
};
