import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@remix-run/route-config";
import { shownKinds, type ContentKind } from "../contract/content/kinds.ts";
import { areas, type PlannedArea } from "../contract/shared/areas.ts";

const UNDER_CONSTRUCTION = "routes/app/under-construction.tsx";

/** The pages of an area; until the area opens, the under-construction page at each of its addresses. */
function area(name: PlannedArea, pages: RouteConfigEntry[]): RouteConfigEntry[] {
  if (areas[name].isOpen) return prefix(name, pages);
  return [name, `${name}/*`].map((path) =>
    route(path, UNDER_CONSTRUCTION, { id: `under-construction:${path}` }),
  );
}

/** Pages of one kind only. A course has pages below its own. */
const ownPages: Readonly<Partial<Record<ContentKind, RouteConfigEntry[]>>> = {
  videos: [
    route("history", "routes/videos/history.tsx"),
    route("progress", "routes/videos/progress.tsx"),
    route("notes", "routes/videos/notes.tsx"),
    route("broken", "routes/videos/broken.tsx"),
  ],
  courses: [
    route("my-learning", "routes/courses/my-learning.tsx"),
    route("certificates/:number", "routes/courses/certificate-pdf.tsx"),
    route(":courseSlug/:moduleSlug/:classSlug", "routes/courses/class.tsx"),
  ],
};

/** The five pages of every kind, at the same addresses, and those of its own. */
const contentRoutes = (kind: ContentKind): RouteConfigEntry[] =>
  area(kind, [
    index(`routes/${kind}/list.tsx`),
    route("results", `routes/${kind}/results.tsx`),
    route("favorites", `routes/${kind}/favorites.tsx`),
    route("share", `routes/${kind}/share.tsx`),
    ...(ownPages[kind] ?? []),
    route(kind === "courses" ? ":courseSlug" : "*", `routes/${kind}/item.tsx`),
  ]);

const memberRoutes = [
  index("routes/app/home.tsx"),
  route("content", "routes/app/content-hub.tsx"),
  route("switzerland", "routes/app/switzerland-hub.tsx"),
  ...shownKinds.flatMap(contentRoutes),
  route("glossary", "routes/glossary/list.tsx"),
  route("glossary/:slug", "routes/glossary/term.tsx"),
  ...area("forum", [
    index("routes/forum/list.tsx"),
    route("create", "routes/forum/create.tsx"),
    route("favorites", "routes/forum/favorites.tsx"),
    route("my-discussions", "routes/forum/my-discussions.tsx"),
    route("preview", "routes/forum/preview.tsx"),
    route("moderation", "routes/forum/moderation.tsx"),
    route("appeals", "routes/forum/appeals.tsx"),
    route("read", "routes/forum/read.tsx"),
    route("similar", "routes/forum/similar.tsx"),
    route("images", "routes/forum/images.tsx"),
    route("images/:id", "routes/forum/image.tsx"),
    route(":forumPostId", "routes/forum/topic.tsx"),
    route(":forumPostId/images/:id", "routes/forum/topic-image.tsx"),
    route(":forumPostId/edit", "routes/forum/edit.tsx"),
  ]),
  route("categories/:category", "routes/app/category.tsx"),
  route("favorites", "routes/app/favorite.tsx"),
  route("done", "routes/app/done.tsx"),
  route("drafts", "routes/app/drafts.tsx"),
  route("comments", "routes/comments/thread.tsx"),
  route("comments/people", "routes/comments/people.tsx"),
  route("comments/:targetType/:target", "routes/comments/page.tsx"),
  route("reading", "routes/app/reading.tsx"),
  ...area("notifications", [
    index("routes/notifications/list.tsx"),
    route("devices", "routes/notifications/devices.tsx"),
  ]),
  ...prefix("membership", [
    index("routes/membership/membership.tsx"),
    route("return", "routes/membership/return.tsx"),
    route("youtube", "routes/membership/youtube-claim.tsx"),
  ]),
  ...area("chat", [
    index("routes/chat/list.tsx"),
    route("messages", "routes/chat/messages.tsx"),
    route("shared-pages", "routes/chat/shared-pages.tsx"),
    route("has-new-messages", "routes/chat/has-new-messages.tsx"),
    route("images/:id", "routes/chat/image.tsx"),
    route("*", "routes/chat/conversation.tsx"),
  ]),
  route("members", "routes/members/list.tsx"),
  ...area("search", [
    index("routes/search/search.tsx"),
    route("groups", "routes/search/groups.tsx"),
  ]),
  route("plan", "routes/plan/plan.tsx"),
  route("plan/arrival-kit", "routes/plan/arrival-kit.tsx"),
  route("plan.ics", "routes/plan/plan-file.ts"),
  ...area("cantons", [
    index("routes/cantons/list.tsx"),
    route("map", "routes/cantons/map.tsx"),
    route("compare", "routes/cantons/compare.tsx"),
    route("compare.csv", "routes/cantons/compare-file.ts"),
    route("what-is-left", "routes/cantons/left.tsx"),
    route(":cantonCode", "routes/cantons/canton.tsx"),
  ]),
  ...area("classifieds", [
    route("favorites", "routes/classifieds/favorites.tsx"),
    route("saved-searches", "routes/classifieds/saved-searches.tsx"),
    route("jobs", "routes/classifieds/jobs.tsx"),
    route("sbb-offers", "routes/classifieds/sbb-offers.tsx"),
    route("supermarket-costs", "routes/classifieds/supermarket-costs.tsx"),
    route("alpine-volunteering", "routes/classifieds/alpine-volunteering.tsx"),
    route("mobile-plans", "routes/classifieds/mobile-plans.tsx"),
    route("health-insurances", "routes/classifieds/health-insurances.tsx"),
  ]),
  ...area("tools", [
    index("routes/tools/list.tsx"),
    route("net-salary", "routes/tools/net-salary.tsx"),
    route("withholding-tax", "routes/tools/withholding-tax.tsx"),
    route("salary-comparison", "routes/tools/salary-comparison.tsx"),
    route("mortgage", "routes/tools/mortgage.tsx"),
    route("budget", "routes/tools/budget.tsx"),
    route("currency", "routes/tools/currency.tsx"),
    route("currency/rates.csv", "routes/tools/currency-rates-file.ts"),
    route("withholding-table", "routes/tools/withholding-table.ts"),
    route("scenarios", "routes/tools/scenarios.tsx"),
    route("scenarios/new", "routes/tools/scenario.tsx", { id: "routes/tools/new-scenario" }),
    route("scenarios/:id", "routes/tools/scenario.tsx"),
    route("scenarios/shared/:token", "routes/tools/shared-scenario.tsx"),
  ]),
  route("official-files", "routes/official-files/official-files.tsx"),
  route("support", "routes/support/support.tsx"),
  route("feedback", "routes/support/feedback.tsx"),
  route("feedback/:ideaId", "routes/support/idea.tsx"),
  route("support/:number", "routes/support/ticket.tsx"),
  route("support/:number/attachments/:fileId", "routes/support/attachment.tsx"),
  route("report-preview", "routes/profile/report-preview.tsx"),
  route("profile/email-preference", "routes/profile/email-preference.tsx"),
  route("profile/connections", "routes/profile/connections.tsx"),
  ...prefix("profile/:directusUserId", [
    index("routes/profile/profile.tsx"),
    route("edit", "routes/profile/edit.tsx"),
    route("personal-info", "routes/profile/personal-info.tsx"),
    route("password", "routes/profile/password.tsx"),
    route("account", "routes/profile/account.tsx"),
    route("report", "routes/profile/report.tsx"),
    route("report.pdf", "routes/profile/report-pdf.tsx"),
  ]),
  route("profile/:directusUserId/data", "routes/profile/data.tsx"),
  route("profile/:directusUserId/data/:exportId", "routes/profile/export.tsx"),
  route("*", "routes/app/not-found.tsx"),
];

const PUBLIC_LAYOUT = "routes/public/layout.tsx";

const publicRoutes = [
  index("routes/public/landing.tsx", { id: "landing" }),
  route("login", "routes/account/login.tsx"),
  route("consent", "routes/public/consent.tsx"),
  route("accessibility", "routes/public/accessibility.tsx"),
  route("imprint", "routes/public/imprint.tsx"),
  route("safety", "routes/public/safety.tsx"),
  route("changelog", "routes/public/changelog.tsx"),
  route("terms-of-service", "routes/public/legal.tsx", { id: "terms-of-service" }),
  route("privacy", "routes/public/legal.tsx", { id: "privacy" }),
  route("signup", "routes/account/signup.tsx"),
  route("confirm-email/:token", "routes/account/confirm-email.tsx"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("forgot-password/:token", "routes/account/reset-password.tsx"),
  route("undo-deletion/:token", "routes/account/undo-deletion.tsx"),
  route("contact", "routes/support/contact.tsx"),
  route("certificates/:number", "routes/public/certificate.tsx"),
  route("preview/:token", "routes/public/preview.tsx"),
  route("change-email/:token", "routes/account/change-email.tsx"),
  route("revert-email/:token", "routes/account/revert-email.tsx"),
  route("unsubscribe/:token", "routes/account/unsubscribe.tsx"),
];

export default [
  layout(PUBLIC_LAYOUT, { id: "public-root" }, [
    index("routes/public/landing.tsx", { id: "landing-root" }),
  ]),
  ...prefix("pt-BR", [
    layout(PUBLIC_LAYOUT, publicRoutes),
    route("login/passkey", "routes/account/login-passkey.tsx"),
    route("logout", "routes/account/logout.tsx"),
    route("continue", "routes/account/continue.tsx"),
    route("session", "routes/account/session.tsx"),
    route("session/events", "routes/account/session-events.tsx"),
    route("theme", "routes/account/theme.tsx"),
    route("announcements", "routes/public/announcements.tsx"),
    route("s/:code", "routes/public/short-link.tsx"),
    route("calendar-feed/:token/plano-suica.ics", "routes/plan/plan-feed.ts"),
    route("consent/log", "routes/public/consent-log.tsx"),
    route("ui", "routes/public/ui-gallery.tsx"),
    layout("routes/app/layout.tsx", prefix("app", memberRoutes)),
  ]),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
