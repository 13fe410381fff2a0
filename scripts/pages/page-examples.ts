import { articles } from "../../cms-extensions/seed/content/articles/all-articles.ts";
import { courses } from "../../cms-extensions/seed/content/courses/all-courses.ts";
import { topics } from "../../cms-extensions/seed/content/forum/all-topics.ts";
import { news } from "../../cms-extensions/seed/content/news/all-news.ts";
import { videos } from "../../cms-extensions/seed/content/videos/all-videos.ts";
import { stableId } from "../../cms-extensions/seed/stable-id.ts";
import type { ContentAccess } from "../../contract/content/choices.ts";
import { contentKinds, type ContentKind } from "../../contract/content/kinds.ts";

/**
 * At least one real address for each pattern of `app/routes.ts`, for the accessibility test and `npm run
 * photos`. A missing pattern fails the test.
 */
export type PageExample = {
  /** Guests are redirected from member pages to the login, members from guest pages to their home. */
  openTo: "everybody" | "guests" | "members";
  addresses: readonly string[];
  status?: number;
};

export const EXAMPLE_MEMBER = "membro";
export const EXAMPLE_FREE_MEMBER = "gratis";
/** Directus ids of demo members, set in `bff/seed-demo.ts`. */
export const MEMBER_ID = "30000000-0000-4000-8000-000000000002";
const OTHER_MEMBER_ID = "30000000-0000-4000-8000-000000000003";
/** Has the format of a mail link's token, but does not exist. */
const UNKNOWN_TOKEN = "exemplo-de-link-que-ninguem-recebeu-0000001";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

function slugOf(items: readonly { slug: string }[]): string {
  const [first] = items;
  if (!first) throw new Error("the seed has no content to take an example from");
  return first.slug;
}

function classPaths(): string[] {
  const [course] = courses;
  const [module] = course?.modules ?? [];
  if (!course || !module) throw new Error("the seed has no course to take an example from");
  return module.classes.map(({ slug }) => `${course.slug}/${module.slug}/${slug}`);
}

export const patternsWithoutPage: readonly string[] = [
  ...contentKinds.map((kind) => `/pt-BR/app/${kind}/share`),
  "/pt-BR/login/passkey",
  "/pt-BR/logout",
  "/pt-BR/consent/log",
  "/pt-BR/continue",
  "/pt-BR/session",
  "/pt-BR/session/events",
  "/pt-BR/theme",
  "/pt-BR/announcements",
  "/pt-BR/s/:code",
  "/pt-BR/calendar-feed/:token/plano-suica.ics",
  "/pt-BR/app/courses/certificates/:number",
  "/pt-BR/app/videos/progress",
  "/pt-BR/app/videos/notes",
  "/pt-BR/app/videos/broken",
  "/pt-BR/app/done",
  "/pt-BR/app/drafts",
  "/pt-BR/app/tools/withholding-table",
  "/pt-BR/app/favorites",
  "/pt-BR/app/favorites/reminder",
  "/pt-BR/app/chat/messages",
  "/pt-BR/app/chat/has-new-messages",
  "/pt-BR/app/chat/images/:id",
  "/pt-BR/app/chat/shared-pages",
  "/pt-BR/app/comments",
  "/pt-BR/app/forum/:forumPostId/images/:id",
  "/pt-BR/app/forum/images",
  "/pt-BR/app/forum/images/:id",
  "/pt-BR/app/forum/preview",
  "/pt-BR/app/forum/read",
  "/pt-BR/app/forum/similar",
  "/pt-BR/app/reading",
  "/pt-BR/app/notifications/devices",
  "/pt-BR/app/cantons/map",
  "/pt-BR/app/classifieds/supermarket-costs/receipts/:id",
  "/pt-BR/app/official-files/plans.csv",
  "/pt-BR/app/cantons/compare.csv",
  "/pt-BR/app/tools/currency/rates.csv",
  "/pt-BR/app/plan.ics",
  "/pt-BR/app/letters/:key/pdf",
  "/pt-BR/app/search/groups",
  "/pt-BR/app/comments/people",
  "/pt-BR/app/profile/:directusUserId/report.pdf",
  "/pt-BR/app/profile/:directusUserId/data/:exportId",
  "/pt-BR/app/support/:number/attachments/:fileId",
];

const everybody = (...addresses: string[]): PageExample => ({ openTo: "everybody", addresses });
const guests = (...addresses: string[]): PageExample => ({ openTo: "guests", addresses });
const members = (...paths: string[]): PageExample => ({
  openTo: "members",
  addresses: paths.map((path) => `/pt-BR/app${path}`),
});

const seeded: Readonly<Partial<Record<ContentKind, readonly { slug: string }[]>>> = {
  articles,
  courses,
  news,
  videos,
};

function examplesOf(kind: ContentKind): [string, PageExample][] {
  const items = seeded[kind];
  const item = items
    ? members(`/${kind}/${slugOf(items)}`)
    : { ...members(`/${kind}/sem-conteudo-de-exemplo`), status: 404 };
  return [
    [`/pt-BR/app/${kind}`, members(`/${kind}`)],
    [`/pt-BR/app/${kind}/results`, members(`/${kind}/results`)],
    [`/pt-BR/app/${kind}/favorites`, members(`/${kind}/favorites`)],
    [`/pt-BR/app/${kind}/${kind === "courses" ? ":courseSlug" : "*"}`, item],
  ];
}

export const pageExamples: Readonly<Record<string, PageExample>> = {
  "/": everybody("/"),
  "/pt-BR": everybody("/pt-BR"),
  "/pt-BR/login": guests("/pt-BR/login", "/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fnews"),
  "/pt-BR/contact": everybody("/pt-BR/contact"),
  "/pt-BR/consent": everybody("/pt-BR/consent"),
  "/pt-BR/ui": everybody("/pt-BR/ui"),
  "/pt-BR/terms-of-service": everybody("/pt-BR/terms-of-service"),
  "/pt-BR/privacy": everybody("/pt-BR/privacy"),
  "/pt-BR/accessibility": everybody("/pt-BR/accessibility"),
  "/pt-BR/imprint": everybody("/pt-BR/imprint"),
  "/pt-BR/safety": everybody("/pt-BR/safety"),
  "/pt-BR/changelog": everybody("/pt-BR/changelog"),
  "/pt-BR/certificates/:number": {
    ...everybody("/pt-BR/certificates/PS-2222-3333-4444"),
    status: 404,
  },
  "/pt-BR/signup": everybody("/pt-BR/signup"),
  "/pt-BR/preview/:token": {
    openTo: "everybody",
    addresses: [`/pt-BR/preview/${UNKNOWN_TOKEN}`],
    status: 404,
  },
  "/pt-BR/confirm-email/:token": guests(`/pt-BR/confirm-email/${UNKNOWN_TOKEN}`),
  "/pt-BR/forgot-password": guests("/pt-BR/forgot-password"),
  "/pt-BR/forgot-password/:token": guests(`/pt-BR/forgot-password/${UNKNOWN_TOKEN}`),
  "/pt-BR/change-email/:token": everybody(`/pt-BR/change-email/${UNKNOWN_TOKEN}`),
  "/pt-BR/revert-email/:token": everybody(`/pt-BR/revert-email/${UNKNOWN_TOKEN}`),
  "/pt-BR/undo-deletion/:token": everybody(`/pt-BR/undo-deletion/${UNKNOWN_TOKEN}`),
  "/pt-BR/unsubscribe/:token": {
    ...everybody(`/pt-BR/unsubscribe/${UNKNOWN_TOKEN}`),
    status: 404,
  },
  "/*": { ...everybody("/pagina-que-nao-existe"), status: 404 },
  "/pt-BR/app": members(""),
  "/pt-BR/app/content": members("/content"),
  "/pt-BR/app/switzerland": members("/switzerland"),
  "/pt-BR/app/*": { ...members("/pagina-que-nao-existe"), status: 404 },
  ...Object.fromEntries(contentKinds.flatMap(examplesOf)),
  "/pt-BR/app/news/results": members(
    "/news/results",
    "/news/results?query=seguro",
    "/news/results?query=nada-que-exista",
  ),
  "/pt-BR/app/categories/:category": members("/categories/moradia"),
  "/pt-BR/app/membership": members("/membership"),
  "/pt-BR/app/membership/youtube": members("/membership/youtube"),
  "/pt-BR/app/membership/return": members("/membership/return"),
  "/pt-BR/app/glossary": members("/glossary", "/glossary?query=nada-que-exista"),
  "/pt-BR/app/glossary/:slug": members("/glossary/quellensteuer"),
  "/pt-BR/app/support": members("/support"),
  "/pt-BR/app/comments/:targetType/:target": {
    ...members("/comments/news/00000000-0000-4000-8000-000000000000"),
    status: 404,
  },
  "/pt-BR/app/support/:number": { ...members("/support/9999999"), status: 404 },
  "/pt-BR/app/feedback": members("/feedback"),
  "/pt-BR/app/feedback/:ideaId": {
    ...members("/feedback/00000000-0000-4000-8000-000000000000"),
    status: 404,
  },
  "/pt-BR/app/report-preview": members("/report-preview"),
  "/pt-BR/app/search": members("/search", "/search?query=seguro", "/search?query=aluguel+em+zug"),
  "/pt-BR/app/notifications": members("/notifications"),
  "/pt-BR/app/videos/history": members("/videos/history"),
  "/pt-BR/app/courses/my-learning": members("/courses/my-learning"),
  "/pt-BR/app/courses/:courseSlug/:moduleSlug/:classSlug": members(
    ...classPaths().map((path) => `/courses/${path}`),
  ),
  "/pt-BR/app/forum": members("/forum"),
  "/pt-BR/app/forum/create": members("/forum/create"),
  "/pt-BR/app/forum/favorites": members("/forum/favorites"),
  "/pt-BR/app/forum/my-discussions": members("/forum/my-discussions"),
  // Of a shelf that is open, as in the demo, the page leads on to it.
  "/pt-BR/app/coming/:shelf": { ...members("/coming/nada"), status: 404 },
  "/pt-BR/app/official-files": { ...members("/official-files"), status: 404 },
  "/pt-BR/app/forum/moderation": { ...members("/forum/moderation"), status: 404 },
  "/pt-BR/app/forum/appeals": members("/forum/appeals"),
  "/pt-BR/app/forum/:forumPostId": members(`/forum/${stableId("forum", slugOf(topics))}`),
  "/pt-BR/app/forum/:forumPostId/edit": {
    ...members(`/forum/${UNKNOWN_ID}/edit`),
    status: 404,
  },
  "/pt-BR/app/cantons": members("/cantons"),
  "/pt-BR/app/plan": members("/plan"),
  "/pt-BR/app/plan/situation": members("/plan/situation"),
  "/pt-BR/app/plan/arrival-kit": members("/plan/arrival-kit"),
  "/pt-BR/app/practice": members("/practice"),
  "/pt-BR/app/letters": members("/letters"),
  "/pt-BR/app/letters/:key": members("/letters/cancel-insurer"),
  "/pt-BR/app/cantons/compare": members("/cantons/compare"),
  "/pt-BR/app/cantons/what-is-left": members("/cantons/what-is-left"),
  "/pt-BR/app/cantons/:cantonCode": members("/cantons/ZH"),
  "/pt-BR/app/tools": members("/tools"),
  "/pt-BR/app/tools/net-salary": members("/tools/net-salary"),
  "/pt-BR/app/tools/withholding-tax": members("/tools/withholding-tax"),
  "/pt-BR/app/tools/salary-comparison": members("/tools/salary-comparison"),
  "/pt-BR/app/tools/mortgage": members("/tools/mortgage"),
  "/pt-BR/app/tools/budget": members("/tools/budget"),
  "/pt-BR/app/tools/unemployment": members("/tools/unemployment"),
  "/pt-BR/app/tools/currency": members("/tools/currency"),
  "/pt-BR/app/tools/scenarios": members("/tools/scenarios"),
  "/pt-BR/app/tools/scenarios/new": members("/tools/scenarios/new"),
  "/pt-BR/app/tools/scenarios/:id": { ...members(`/tools/scenarios/${UNKNOWN_ID}`), status: 404 },
  "/pt-BR/app/tools/scenarios/shared/:token": {
    ...members(`/tools/scenarios/shared/${UNKNOWN_ID}`),
    status: 404,
  },
  "/pt-BR/app/classifieds/favorites": members("/classifieds/favorites"),
  "/pt-BR/app/classifieds/saved-searches": members("/classifieds/saved-searches"),
  "/pt-BR/app/classifieds/jobs": members(
    "/classifieds/jobs",
    "/classifieds/jobs?profession=Pflege&boardCanton=ZH&boardLanguage=de",
  ),
  "/pt-BR/app/classifieds/jobs/ads": members("/classifieds/jobs/ads"),
  "/pt-BR/app/classifieds/sbb-offers": members("/classifieds/sbb-offers"),
  "/pt-BR/app/classifieds/mobile-plans": members("/classifieds/mobile-plans"),
  "/pt-BR/app/classifieds/health-insurances": members("/classifieds/health-insurances"),
  "/pt-BR/app/classifieds/supermarket-costs": members("/classifieds/supermarket-costs"),
  "/pt-BR/app/classifieds/alpine-volunteering": members(
    "/classifieds/alpine-volunteering",
    "/classifieds/alpine-volunteering?offer=caritas-bergeinsatz",
  ),
  "/pt-BR/app/chat": members("/chat", "/chat?q=nada"),
  "/pt-BR/app/chat/*": members(`/chat/${OTHER_MEMBER_ID}`),
  "/pt-BR/app/members": members("/members", "/members?name=ninguem"),
  "/pt-BR/app/profile/connections": members(
    "/profile/connections",
    "/profile/connections?list=received",
    "/profile/connections?list=blocked",
  ),
  "/pt-BR/app/profile/email-preference": members("/profile/email-preference"),
  "/pt-BR/app/profile/:directusUserId": members(
    `/profile/${MEMBER_ID}`,
    `/profile/${OTHER_MEMBER_ID}`,
  ),
  "/pt-BR/app/profile/:directusUserId/edit": members(`/profile/${MEMBER_ID}/edit`),
  "/pt-BR/app/profile/:directusUserId/account": members(`/profile/${MEMBER_ID}/account`),
  "/pt-BR/app/profile/:directusUserId/report": members(`/profile/${MEMBER_ID}/report`),
  "/pt-BR/app/profile/:directusUserId/data": members(`/profile/${MEMBER_ID}/data`),
  "/pt-BR/app/profile/:directusUserId/password": members(`/profile/${MEMBER_ID}/password`),
  "/pt-BR/app/profile/:directusUserId/personal-info": members(
    `/profile/${MEMBER_ID}/personal-info`,
  ),
};

export type Audience = "guest" | "member";
export type OpenPage = { address: string; status: number };

export function listPagesFor(audience: Audience): OpenPage[] {
  const own = audience === "guest" ? "guests" : "members";
  return Object.values(pageExamples)
    .filter(({ openTo }) => openTo === "everybody" || openTo === own)
    .flatMap(({ addresses, status = 200 }) => addresses.map((address) => ({ address, status })));
}

export function listClosedAddressesFor(audience: Audience): string[] {
  const others = audience === "guest" ? "members" : "guests";
  return Object.values(pageExamples)
    .filter(({ openTo, status = 200 }) => openTo === others && status === 200)
    .flatMap(({ addresses }) => addresses);
}

type Published = { slug: string; access: ContentAccess };
const lockedSlugOf = (items: readonly Published[]): string =>
  slugOf(items.filter(({ access }) => access === "paying"));

export function listPagesOfFreeMember(): OpenPage[] {
  const locked = [
    `/articles/${lockedSlugOf(articles)}`,
    `/videos/${lockedSlugOf(videos)}`,
    `/courses/${lockedSlugOf(courses)}`,
  ];
  const open = ["", "/cantons/ZH", "/articles", "/membership", "/profile/email-preference"];
  return [
    ...locked.map((path) => ({ address: `/pt-BR/app${path}`, status: 402 })),
    ...open.map((path) => ({ address: `/pt-BR/app${path}`, status: 200 })),
  ];
}
