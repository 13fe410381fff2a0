import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@remix-run/route-config";

/** The map: every address of portal-spec §2 and the file that answers it. */

const UNDER_CONSTRUCTION = "routes/app/under-construction.tsx";

function underConstruction(...paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, UNDER_CONSTRUCTION, { id: `under-construction:${path}` }));
}

const memberRoutes = [
  index("routes/app/home.tsx"),
  ...prefix("news", [
    index("routes/app/news-list.tsx"),
    route("results", "routes/app/news-results.tsx"),
    route("favorites", "routes/app/news-favorites.tsx"),
    route("*", "routes/app/news-item.tsx"),
  ]),
  route("favorites", "routes/app/favorite.tsx"),
  ...prefix("membership", [
    index("routes/app/membership.tsx"),
    route("return", "routes/app/membership-return.tsx"),
    route("youtube", "routes/app/youtube-claim.tsx"),
  ]),
  route("cantons", "routes/app/cantons-data.tsx"),
  route("cantons/compare", "routes/app/canton-compare.tsx"),
  route("cantons/:cantonCode", "routes/app/canton.tsx"),
  route("support", "routes/app/support.tsx"),
  route("feedback", "routes/app/feedback.tsx"),
  route("support/:number", "routes/app/support-ticket.tsx"),
  route("support/:number/attachments/:fileId", "routes/app/support-attachment.tsx"),
  route("profile/email-preference", "routes/app/profile-email-preference.tsx"),
  ...prefix("profile/:directusUserId", [
    index("routes/app/profile.tsx"),
    route("edit", "routes/app/profile-edit.tsx"),
    route("personal-info", "routes/app/profile-personal-info.tsx"),
    route("password", "routes/app/profile-password.tsx"),
    route("account", "routes/app/profile-account.tsx"),
    route("report", "routes/app/profile-report.tsx"),
  ]),
  ...underConstruction(
    "search",
    "notifications",
    "videos",
    "videos/results",
    "videos/favorites",
    "videos/*",
    "courses",
    "courses/results",
    "courses/favorites",
    "courses/my-learning",
    "courses/:courseSlug/:moduleSlug/:classSlug",
    "articles",
    "articles/results",
    "articles/favorites",
    "articles/*",
    "forum",
    "forum/create",
    "forum/favorites",
    "forum/my-discussions",
    "forum/:forumPostId",
    "forum/:forumPostId/edit",
    "tools/salary-comparison",
    "tools/*",
    "classifieds/jobs",
    "classifieds/sbb-offers",
    "classifieds/mobile-plans",
    "classifieds/health-insurances",
    "classifieds/supermarket-costs",
    "classifieds/alpine-volunteering",
    "chat/*",
  ),
  route("profile/:directusUserId/data", "routes/app/profile-data.tsx"),
  route("profile/:directusUserId/data/:exportId", "routes/app/profile-export.tsx"),
  route("*", "routes/app/not-found.tsx"),
];

const PUBLIC_LAYOUT = "routes/public-layout.tsx";

const publicRoutes = [
  index("routes/landing.tsx", { id: "landing" }),
  route("login", "routes/login.tsx"),
  route("consent", "routes/consent.tsx"),
  route("accessibility", "routes/accessibility.tsx"),
  route("terms-of-service", "routes/legal.tsx", { id: "terms-of-service" }),
  route("privacy", "routes/legal.tsx", { id: "privacy" }),
  route("signup", "routes/signup.tsx"),
  route("confirm-email/:token", "routes/confirm-email.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("forgot-password/:token", "routes/reset-password.tsx"),
  route("undo-deletion/:token", "routes/undo-deletion.tsx"),
  route("contact", "routes/contact.tsx"),
  route("change-email/:token", "routes/change-email.tsx"),
  route("revert-email/:token", "routes/revert-email.tsx"),
  route("unsubscribe/:token", "routes/unsubscribe.tsx"),
];

export default [
  layout(PUBLIC_LAYOUT, { id: "public-root" }, [
    index("routes/landing.tsx", { id: "landing-root" }),
  ]),
  ...prefix("pt-BR", [
    layout(PUBLIC_LAYOUT, publicRoutes),
    route("login/passkey", "routes/login-passkey.tsx"),
    route("logout", "routes/logout.tsx"),
    route("continue", "routes/continue.tsx"),
    route("session", "routes/session.tsx"),
    route("session/events", "routes/session-events.tsx"),
    route("theme", "routes/theme.tsx"),
    route("consent/log", "routes/consent-log.tsx"),
    route("ui", "routes/ui-gallery.tsx"),
    layout("routes/app/layout.tsx", prefix("app", memberRoutes)),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
