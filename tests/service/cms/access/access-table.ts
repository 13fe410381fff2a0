import { contentKinds } from "../../../../contract/content/kinds.ts";

/** Allowed operations of a role: c(reate) r(ead) u(pdate) d(elete). */
export type Cell = string;
export type Role =
  | "guest"
  | "teaser"
  | "free"
  | "paying"
  | "accounts"
  | "member"
  | "payingMember"
  | "editor";
type Cells = Partial<Record<Role, Cell>>;

const readers = { free: "r", paying: "r", member: "r", payingMember: "r" };
const shown: Cells = { ...readers, teaser: "r", editor: "crud" };
const inside: Cells = { ...readers, editor: "crud" };
const announced: Cells = { ...shown, accounts: "r" };
const own: Cells = { member: "crud", payingMember: "crud" };
const memberMay = (cell: Cell, rest: Cells = {}): Cells => ({
  ...rest,
  member: cell,
  payingMember: cell,
});

const each = (names: string, cells: Cells): Record<string, Cells> =>
  Object.fromEntries(names.split(" ").map((name) => [name, cells]));

/** Allowed operations of every role on every collection; a missing collection fails the test. */
export const accessTable: Record<string, Cells> = {
  ...each(contentKinds.join(" "), announced),
  ...each("course_modules course_classes", shown),
  ...each(contentKinds.map((kind) => `${kind}_cantons`).join(" "), shown),
  news_cantons: { ...shown, accounts: "r" },
  ...each(contentKinds.map((kind) => `${kind}_tags`).join(" "), shown),
  ...each("categories tags Cantons_translations glossary_terms", shown),
  ...each("Cantons", announced),
  ...each("changelog_entries changelog_entries_ideas", shown),
  ...each("announcements", announced),
  ...each("legal_documents", announced),
  ...each("currencies currency_rates", shown),
  ...each("parameter_sets plan_steps", announced),
  ...each("short_links search_synonyms offices letters", shown),
  ...each("old_addresses", { ...shown, editor: "r" }),
  search_outbox: { accounts: "rd" },
  link_checks: { editor: "r" },
  shelves: { ...shown, accounts: "cru", editor: "r" },
  search_misses: { accounts: "cru", editor: "rd" },
  ...each("signup_texts", announced),
  ...each("eligibility_rules report_sentences", { accounts: "r", editor: "crud" }),
  ...each("languages", { ...shown, editor: "r" }),
  ...each("facts course_classes_attachments", inside),
  ...each("insurers health_premiums postcode_regions", inside),
  ...each("products", { ...inside, accounts: "r" }),
  ...each("product_prices", { ...inside, ...memberMay("crud"), accounts: "ru" }),
  ...each("jobs mobile_plans sbb_offers alpine_offers", { ...inside, accounts: "r" }),
  canton_figures: { paying: "r", payingMember: "r", editor: "crud" },
  ...each("read_states video_progress class_progress member_notes", own),
  ...each("member_plan_steps", { ...own, accounts: "r" }),
  saved_searches: { member: "rd", payingMember: "crud", accounts: "r" },
  ...each("scenarios job_applications", { member: "rd", payingMember: "crud" }),
  ...each("drafts topic_states forum_poll_votes follows", own),
  votes: { ...own, accounts: "r" },
  ...each("content_feedback", { ...own, editor: "ru" }),
  favorites: memberMay("crud"),
  quiz_attempts: memberMay("crd"),
  ...each("enrollments", memberMay("rud")),
  ...each("certificates", memberMay("cr")),
  ...each("membership_claims", memberMay("cr", { accounts: "ru", editor: "ru" })),
  ...each("entitlements", memberMay("r", { accounts: "cru", editor: "cru" })),
  comments: memberMay("cru", { free: "r", paying: "r", editor: "ru" }),
  forum_posts: memberMay("cru", { free: "r", paying: "r", accounts: "r", editor: "ru" }),
  forum_posts_tags: { ...readers, ...memberMay("cr", { editor: "r" }) },
  forum_posts_cantons: { ...readers, ...memberMay("cr", { accounts: "r", editor: "r" }) },
  ...each("ideas", memberMay("cr", { free: "r", paying: "r", editor: "ru" })),
  ...each("course_reviews", memberMay("crud", { free: "r", paying: "r", editor: "r" })),
  ...each("reports appeals", memberMay("cr", { editor: "ru" })),
  ...each("sanctions", memberMay("r", { accounts: "r", editor: "cru" })),
  ...each("tickets", memberMay("r", { accounts: "crud", editor: "ru" })),
  ...each("ticket_messages", memberMay("r", { accounts: "crd", editor: "cr" })),
  ...each("ticket_messages_attachments", { accounts: "crd", editor: "cr" }),
  ...each("post_revisions", { editor: "r" }),
  ...each("Notification", memberMay("ru", { accounts: "crd" })),
  ...each("directus_users", memberMay("ru", { accounts: "crud", editor: "r" })),
  ...each("directus_files", { ...shown, accounts: "crud" }),
  ...each("directus_folders directus_revisions directus_dashboards directus_panels", {
    editor: "r",
  }),
  ...each("directus_versions", { editor: "crud" }),
};

/** System collections that Directus itself opens to people with admin app access. */
export const openedByAdminApp = new Set(
  "activity collections comments fields notifications presets relations roles settings shares translations"
    .split(" ")
    .map((name) => `directus_${name}`),
);
