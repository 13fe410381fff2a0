import { grantedSources } from "../../../contract/account/membership.ts";
import { offerKindNames, offerKinds } from "../../../contract/classifieds/offers.ts";
import { contentKinds } from "../../../contract/content/kinds.ts";
import { PROFILE_COLUMNS } from "../../../contract/account/profile.ts";
import { folderIds, policyIds } from "../../../contract/account/roles.ts";
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
  "isVolunteer",
  "silencedUntil",
  "suspendedUntil",
  "quietKinds",
  "avatar",
];
// Written only by the hook, from the entitlements.
const membershipFields = ["membershipSource", "membershipState", "membershipValidUntil"];

// A rule about a field passes if the field is absent, so a new user must name a role; for an update the
// rule alone is enough. `_submitted: false` would let every role pass: Directus reads it as "submitted".
const roleAccess: Rule = { role: { _submitted: true } };

const ownFolders: Rule = {
  folder: { _in: [folderIds.avatars, folderIds.tickets, folderIds.claims] },
};
const undecided: Rule = { state: { _eq: "open" } };
const reportedPrice: Rule = { source: { _null: true } };
const openTopic: Rule = { status: { _eq: "open" } };
const folderAccess: Rule = { folder: { _submitted: true } };
const fromProvider: Rule = { source: { _in: grantedSources("provider") } };
const sourceAccess: Rule = { source: { _submitted: true } };
const headline = ["id", "status", "slug", "title", "summary", "access", "publishedAt"];

/**
 * The service's restricted account for members' users. It sees all users who may log in to the portal (also
 * editors, because their suspension must count). It writes only users with a member's role and can assign
 * only such roles. It never touches passwords, tokens or policies. It writes only the payment provider's
 * entitlements. It also handles tickets, pictures and the content of mails.
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
      read("directus_users", {}, ["id", ...writable, ...membershipFields, ...PROFILE_COLUMNS]),
      create("directus_users", writable, { validation: { _and: [roleAccess, members] } }),
      update("directus_users", members, writable, members),
      remove("directus_users", members),
      read("Notification"),
      create("Notification"),
      // The service removes notifications about members that their owner blocked, or who blocked the owner.
      remove("Notification"),
      // A like's notification names no one; the like itself shows whether its author is blocked.
      read("votes", { value: { _gt: 0 } }, [
        ...["user_created", "targetType", "target", "value", "date_created"],
      ]),
      read("entitlements"),
      create("entitlements", ["*"], { validation: { _and: [sourceAccess, fromProvider] } }),
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
      // Silenced or suspended members may not send messages; the service may not read the reasons.
      read("sanctions", {}, ["id", "member", "kind", "until", "liftedAt"]),
      read("search_outbox"),
      remove("search_outbox"),
      read("search_misses"),
      create("search_misses"),
      update("search_misses"),
      read("shelves"),
      create("shelves"),
      update("shelves"),
      // Open questions, to find members with the same experience; without the replies.
      read("forum_posts", openTopic, [
        ...["id", "status", "type", "title", "body", "contextCard", "cantons"],
        ...["replyCount", "user_created", "date_created"],
      ]),
      read("forum_posts_cantons", { forum_posts_id: openTopic }),
      read("eligibility_rules", published),
      read("report_sentences", published),
      read("Cantons", {}, ["id", "cantonCode", "name", "migrationOfficeUrl"]),
      read("parameter_sets", published, [
        "id",
        "status",
        ...["key", "year", "version", "value", "source"],
      ]),
      read("signup_texts", published),
      read("legal_documents", published, [
        "slug",
        "status",
        "version",
        "title",
        "changeSummary",
        "effectiveAt",
      ]),
      read("announcements", published, [
        "id",
        "status",
        "text",
        "audience",
        "url",
        "startsAt",
        "endsAt",
        "sendsMail",
        "date_created",
      ]),
      // For reminders and for the calendar feed.
      read("plan_steps", published, [
        "id",
        "status",
        "key",
        "title",
        "ruleJson",
        "conditions",
        "takeAlong",
        "dependsOn",
        "perPerson",
        "sort",
      ]),
      read("member_plan_steps", {}, [
        "id",
        "user_created",
        "step",
        "familyMember",
        "doneOn",
        "droppedOn",
        "snoozedTo",
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
      create("directus_files", ["*"], { validation: { _and: [folderAccess, ownFolders] } }),
      update("directus_files", ownFolders, ["*"], ownFolders),
      remove("directus_files", ownFolders),
      ...contentKinds.map((kind) =>
        read(kind, published, [
          ...headline,
          "date_updated",
          // Digests need the cantons of news to find the members who live there.
          ...(kind === "news" ? ["cantons"] : []),
        ]),
      ),
      read("news_cantons", { news_id: published }, ["id", "news_id", "Cantons_id"]),
      ...offerKindNames.map((kind) => {
        const { collection, listed, details } = offerKinds[kind];
        return read(collection, published, [...listed, ...details]);
      }),
      // A member's price counts only after others confirmed it; the service counts their votes.
      read("products", {}, ["id", "name"]),
      read("product_prices", {}, [
        ...["id", "user_created", "product", "chain", "cents", "seenAt"],
        ...["confirmations", "source"],
      ]),
      update("product_prices", reportedPrice, ["confirmations"]),
      // For search alerts.
      read("saved_searches", {}, [
        "id",
        "kind",
        "name",
        "filters",
        "frequency",
        "user_created",
        "date_created",
      ]),
    ],
  };
}
