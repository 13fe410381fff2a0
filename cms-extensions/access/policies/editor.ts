import { grantedSources } from "../../../contract/account/membership.ts";
import { contentKinds, versionedCollections } from "../../../contract/content/kinds.ts";
import { dashboardIds, folderIds, policyIds } from "../../../contract/account/roles.ts";
import {
  create,
  manage,
  ownedBy,
  read,
  remove,
  update,
  type Policy,
  type Rule,
} from "../permission.ts";

const content = [
  ...contentKinds.flatMap((kind) => [kind, `${kind}_cantons`, `${kind}_tags`]),
  "course_modules",
  "course_classes",
  "course_classes_attachments",
  "facts",
  "categories",
  "tags",
  "glossary_terms",
  "legal_documents",
  "announcements",
  "changelog_entries",
  "changelog_entries_ideas",
  "short_links",
  "signup_texts",
  "eligibility_rules",
  "search_synonyms",
  "report_sentences",
];

const referenceData = [
  "jobs",
  "insurers",
  "health_premiums",
  "postcode_regions",
  "mobile_plans",
  "sbb_offers",
  "products",
  "product_prices",
  "alpine_offers",
  "Cantons",
  "Cantons_translations",
  "canton_figures",
  "parameter_sets",
  "currencies",
  "currency_rates",
  "plan_steps",
  "offices",
  "letters",
];

const moderated = [
  "forum_posts",
  "comments",
  "reports",
  "appeals",
  "ideas",
  "content_feedback",
  "tickets",
];

const ofVersioned: Rule = { collection: { _in: [...versionedCollections] } };
const ownComments: Rule = { _and: [ofVersioned, ownedBy("user_created")] };
const manualGrants: Rule = { source: { _in: grantedSources("editor") } };
const entitlement = [
  "user",
  "source",
  "plan",
  "status",
  "validFrom",
  "validUntil",
  "graceUntil",
  "note",
];

/** Editors: all content and reference data, moderation of the community; no accounts and no permissions. */
export const editor: Policy = {
  id: policyIds.editor,
  name: "Edição",
  icon: "edit",
  description: "Conteúdo, dados de referência e moderação",
  app_access: true,
  permissions: [
    ...[...content, ...referenceData].flatMap(manage),
    read("directus_versions", ofVersioned),
    create("directus_versions", ["key", "name", "collection", "item", "hash"], {
      validation: ofVersioned,
    }),
    update("directus_versions", ofVersioned, ["key", "name"]),
    remove("directus_versions", ofVersioned),
    read("directus_revisions", ofVersioned),
    read("directus_comments", ofVersioned),
    create("directus_comments", ["collection", "item", "comment"], { validation: ofVersioned }),
    update("directus_comments", ownComments, ["comment"]),
    remove("directus_comments", ownComments),
    read("directus_activity", ofVersioned, [
      ...["id", "action", "user", "timestamp", "collection", "item", "revisions"],
    ]),
    ...moderated.flatMap((collection) => [read(collection), update(collection)]),
    read("forum_posts_tags"),
    read("forum_posts_cantons"),
    read("post_revisions"),
    read("course_reviews"),
    read("sanctions"),
    create("sanctions"),
    update("sanctions"),
    read("ticket_messages"),
    create("ticket_messages", ["*"], { presets: { isStaff: true } }),
    read("ticket_messages_attachments"),
    create("ticket_messages_attachments"),
    read("entitlements"),
    create("entitlements", entitlement, { validation: manualGrants }),
    update("entitlements", manualGrants, entitlement, manualGrants),
    read("membership_claims"),
    update("membership_claims", {}, ["state", "note", "handledBy", "expiresAt"]),
    read("languages"),
    // Names of authors and members: tickets, ideas, claims and entitlements refer to people.
    read("directus_users", {}, [
      "id",
      "first_name",
      "last_name",
      "email",
      "avatar",
      "role",
      "status",
    ]),
    read("old_addresses"),
    read("link_checks"),
    read("shelves"),
    read("search_misses"),
    remove("search_misses"),
    read("directus_files"),
    create("directus_files"),
    update("directus_files"),
    remove("directus_files", {
      folder: {
        _in: [
          folderIds.public,
          folderIds.members,
          folderIds.filmsForMembers,
          folderIds.filmsForPaying,
          folderIds.filmsInWork,
        ],
      },
    }),
    read("directus_folders"),
    // The editors' dashboard of queues.
    read("directus_dashboards", { id: { _eq: dashboardIds.editors } }),
    read("directus_panels", { dashboard: { _eq: dashboardIds.editors } }),
  ],
};
