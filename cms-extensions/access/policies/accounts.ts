import { folderIds, policyIds } from "../ids.ts";
import type { MemberRoles } from "../member-roles.ts";
import { create, published, read, remove, update, type Policy, type Rule } from "../permission.ts";

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
  "avatar",
];
// The hook alone writes them, from the entitlements.
const standing = ["membershipSource", "membershipState", "membershipValidUntil"];
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

// A rule about a field passes when the field is absent, so a new user must name a role; for the
// same reason an update needs no more than the rule. `_submitted: false` would let every role pass:
// Directus reads it as "submitted".
const roleGiven: Rule = { role: { _submitted: true } };

const ownFolders: Rule = {
  folder: { _in: [folderIds.avatars, folderIds.tickets, folderIds.claims] },
};
const undecided: Rule = { state: { _eq: "open" } };
const folderGiven: Rule = { folder: { _submitted: true } };
const fromProvider: Rule = { source: { _eq: "stripe" } };
const sourceGiven: Rule = { source: { _submitted: true } };
const headline = ["id", "status", "slug", "title", "summary", "access", "publishedAt"];
const announced = ["news", "articles", "videos", "courses"];

/**
 * The service's account for members' users, fenced in: it sees whoever may log in to the portal
 * (editors too, whose suspension must count), writes only people with a member's role, can give
 * only such roles, and never touches passwords, tokens or policies. Of entitlements it writes those
 * the payment provider stands for; besides, it carries tickets, pictures and what mails announce.
 */
export function accountsFor(roles: MemberRoles): Policy {
  const members: Rule = { role: { _in: Object.values(roles) } };
  return {
    id: policyIds.accounts,
    name: "Contas do portal",
    icon: "manage_accounts",
    description: "Cria e altera só usuários com papel de membro",
    app_access: false,
    permissions: [
      read("directus_users", {}, ["id", ...writable, ...standing, ...profile]),
      create("directus_users", writable, { validation: { _and: [roleGiven, members] } }),
      update("directus_users", members, writable, members),
      remove("directus_users", members),
      read("Notification"),
      create("Notification"),
      read("entitlements"),
      create("entitlements", ["*"], { validation: { _and: [sourceGiven, fromProvider] } }),
      update("entitlements", fromProvider, ["*"], fromProvider),
      read("membership_claims", {}, [
        "id",
        "user_created",
        "state",
        "expiresAt",
        "note",
        "proof",
        "date_created",
      ]),
      update("membership_claims", undecided, ["proof"]),
      read("eligibility_rules", published),
      read("signup_texts", published),
      read("legal_documents", published, [
        "slug",
        "status",
        "version",
        "title",
        "changeSummary",
        "effectiveAt",
      ]),
      read("tickets"),
      create("tickets"),
      update("tickets"),
      remove("tickets"),
      read("ticket_messages"),
      create("ticket_messages"),
      remove("ticket_messages"),
      read("ticket_messages_attachments"),
      create("ticket_messages_attachments"),
      remove("ticket_messages_attachments"),
      read("directus_files", ownFolders),
      create("directus_files", ["*"], { validation: { _and: [folderGiven, ownFolders] } }),
      update("directus_files", ownFolders, ["*"], ownFolders),
      remove("directus_files", ownFolders),
      ...announced.map((kind) => read(kind, published, [...headline, "date_updated"])),
    ],
  };
}
