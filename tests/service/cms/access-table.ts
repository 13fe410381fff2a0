/** Letters of what a role may do: c(reate) r(ead) u(pdate) d(elete). */
export type Cell = string;
export type Role =
  "guest" | "teaser" | "free" | "paying" | "accounts" | "member" | "payingMember" | "editor";
type Cells = Partial<Record<Role, Cell>>;

const readers = { free: "r", paying: "r", member: "r", payingMember: "r" };
const shown: Cells = { ...readers, teaser: "r", editor: "crud" };
const inside: Cells = { ...readers, editor: "crud" };
const announced: Cells = { ...shown, accounts: "r" };
const own: Cells = { member: "crud", payingMember: "crud" };
const ownReadOnly: Cells = { member: "r", payingMember: "r" };
const memberMay = (cell: Cell, rest: Cells = {}): Cells => ({
  ...rest,
  member: cell,
  payingMember: cell,
});

const each = (names: string, cells: Cells): Record<string, Cells> =>
  Object.fromEntries(names.split(" ").map((name) => [name, cells]));

/** What every role may do with every collection; a collection that is missing here fails the test. */
export const accessTable: Record<string, Cells> = {
  ...each("news articles videos courses", announced),
  ...each("course_modules course_classes", shown),
  ...each("news_cantons articles_cantons videos_cantons courses_cantons", shown),
  ...each("news_tags articles_tags videos_tags courses_tags", shown),
  ...each("categories tags Cantons Cantons_translations glossary_terms", shown),
  ...each("announcements changelog_entries changelog_entries_ideas", shown),
  ...each("legal_documents", announced),
  ...each("currencies currency_rates parameter_sets plan_steps plan_steps_cantons", shown),
  ...each("short_links", shown),
  ...each("signup_texts", announced),
  ...each("eligibility_rules", { accounts: "r", editor: "crud" }),
  ...each("languages", { ...shown, editor: "r" }),
  ...each("facts course_classes_attachments", inside),
  ...each("jobs insurers health_premiums postcode_regions mobile_plans sbb_offers", inside),
  ...each("products product_prices alpine_offers", inside),
  ...each("read_states video_progress enrollments class_progress member_notes", own),
  ...each("saved_searches scenarios job_applications", { member: "rd", payingMember: "crud" }),
  ...each("member_plan_steps", own),
  ...each("drafts topic_states follows votes", own),
  ...each("content_feedback", { ...own, editor: "ru" }),
  ...each("favorites quiz_attempts", memberMay("crd")),
  ...each("certificates", ownReadOnly),
  ...each("membership_claims", memberMay("cr", { accounts: "ru", editor: "ru" })),
  ...each("entitlements", memberMay("r", { accounts: "cru", editor: "cru" })),
  ...each("forum_posts comments", memberMay("cru", { free: "r", paying: "r", editor: "ru" })),
  ...each("forum_posts_tags forum_posts_cantons", { ...readers, editor: "r" }),
  ...each("ideas", memberMay("cr", { free: "r", paying: "r", editor: "ru" })),
  ...each("course_reviews", memberMay("crud", { free: "r", paying: "r", editor: "r" })),
  ...each("reports", memberMay("cr", { editor: "ru" })),
  ...each("sanctions", memberMay("r", { editor: "cru" })),
  ...each("tickets", memberMay("r", { accounts: "crud", editor: "ru" })),
  ...each("ticket_messages", memberMay("r", { accounts: "crd", editor: "cr" })),
  ...each("ticket_messages_attachments", { accounts: "crd", editor: "cr" }),
  ...each("post_revisions", { editor: "r" }),
  ...each("Notification", memberMay("ru", { accounts: "cr" })),
  ...each("directus_users", memberMay("ru", { accounts: "crud", editor: "r" })),
  ...each("directus_files", { ...shown, accounts: "crud" }),
  ...each("directus_folders", { editor: "r" }),
};

/** System collections Directus itself opens to people who may enter the admin app. */
export const openedByAdminApp = new Set(
  "activity collections comments fields notifications presets relations roles settings shares translations"
    .split(" ")
    .map((name) => `directus_${name}`),
);
