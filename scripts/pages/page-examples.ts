import { articles } from "../../cms-extensions/seed/content/articles/all-articles.ts";
import { courses } from "../../cms-extensions/seed/content/courses/all-courses.ts";
import { news } from "../../cms-extensions/seed/content/news/all-news.ts";
import { videos } from "../../cms-extensions/seed/content/videos/all-videos.ts";

/**
 * At least one real address for each pattern of `app/routes.ts`: what the accessibility test opens and
 * `npm run photos` photographs. A pattern that is missing here fails the test.
 */
export type PageExample = {
  /** Guests on a page of members are sent to the login, members on a page of guests to their home. */
  openTo: "everybody" | "guests" | "members";
  addresses: readonly string[];
  /** The answer of the address, 200 unless told. */
  status?: number;
};

export const EXAMPLE_MEMBER = "membro";
/** Theirs in Directus, as `bff/seed-demo.ts` gives it. */
const MEMBER_ID = "30000000-0000-4000-8000-000000000002";
/** Shaped as a link in a mail, but of nobody. */
const UNKNOWN_TOKEN = "exemplo-de-link-que-ninguem-recebeu-0000001";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

function slugOf(items: readonly { slug: string }[]): string {
  const [first] = items;
  if (!first) throw new Error("the seed has no content to take an example from");
  return first.slug;
}

function classPath(): string {
  const [course] = courses;
  const [module] = course?.modules ?? [];
  if (!course || !module) throw new Error("the seed has no course to take an example from");
  return `${course.slug}/${module.slug}/${slugOf(module.classes)}`;
}

/** Answers with data, a redirect or nothing: there is no page to look at. */
export const patternsWithoutPage: readonly string[] = [
  "/pt-BR/login/passkey",
  "/pt-BR/logout",
  "/pt-BR/consent/log",
  "/pt-BR/continue",
  "/pt-BR/session",
  "/pt-BR/session/events",
  "/pt-BR/theme",
  "/pt-BR/app/favorites",
  "/pt-BR/app/cantons",
  "/pt-BR/app/profile/:directusUserId/data/:exportId",
  "/pt-BR/app/support/:number/attachments/:fileId",
];

const everybody = (...addresses: string[]): PageExample => ({ openTo: "everybody", addresses });
const guests = (...addresses: string[]): PageExample => ({ openTo: "guests", addresses });
const members = (...paths: string[]): PageExample => ({
  openTo: "members",
  addresses: paths.map((path) => `/pt-BR/app${path}`),
});

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
  "/pt-BR/signup": everybody("/pt-BR/signup"),
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
  "/pt-BR/app/*": { ...members("/pagina-que-nao-existe"), status: 404 },
  "/pt-BR/app/news": members("/news"),
  "/pt-BR/app/news/results": members(
    "/news/results",
    "/news/results?query=seguro",
    "/news/results?query=nada-que-exista",
  ),
  "/pt-BR/app/news/favorites": members("/news/favorites"),
  "/pt-BR/app/news/*": members(`/news/${slugOf(news)}`),
  "/pt-BR/app/membership": members("/membership"),
  "/pt-BR/app/membership/youtube": members("/membership/youtube"),
  "/pt-BR/app/membership/return": members("/membership/return"),
  "/pt-BR/app/support": members("/support"),
  "/pt-BR/app/support/:number": { ...members("/support/9999999"), status: 404 },
  "/pt-BR/app/feedback": members("/feedback"),
  "/pt-BR/app/search": members("/search?query=seguro"),
  "/pt-BR/app/notifications": members("/notifications"),
  "/pt-BR/app/videos": members("/videos"),
  "/pt-BR/app/videos/results": members("/videos/results"),
  "/pt-BR/app/videos/favorites": members("/videos/favorites"),
  "/pt-BR/app/videos/*": members(`/videos/${slugOf(videos)}`),
  "/pt-BR/app/courses": members("/courses"),
  "/pt-BR/app/courses/results": members("/courses/results"),
  "/pt-BR/app/courses/favorites": members("/courses/favorites"),
  "/pt-BR/app/courses/my-learning": members("/courses/my-learning"),
  "/pt-BR/app/courses/:courseSlug/:moduleSlug/:classSlug": members(`/courses/${classPath()}`),
  "/pt-BR/app/articles": members("/articles"),
  "/pt-BR/app/articles/results": members("/articles/results"),
  "/pt-BR/app/articles/favorites": members("/articles/favorites"),
  "/pt-BR/app/articles/*": members(`/articles/${slugOf(articles)}`),
  "/pt-BR/app/forum": members("/forum"),
  "/pt-BR/app/forum/create": members("/forum/create"),
  "/pt-BR/app/forum/favorites": members("/forum/favorites"),
  "/pt-BR/app/forum/my-discussions": members("/forum/my-discussions"),
  "/pt-BR/app/forum/:forumPostId": members(`/forum/${UNKNOWN_ID}`),
  "/pt-BR/app/forum/:forumPostId/edit": members(`/forum/${UNKNOWN_ID}/edit`),
  "/pt-BR/app/cantons/compare": members("/cantons/compare"),
  "/pt-BR/app/cantons/:cantonCode": members("/cantons/ZH"),
  "/pt-BR/app/tools/salary-comparison": members("/tools/salary-comparison"),
  "/pt-BR/app/tools/*": members("/tools/withholding-tax"),
  "/pt-BR/app/classifieds/jobs": members("/classifieds/jobs"),
  "/pt-BR/app/classifieds/sbb-offers": members("/classifieds/sbb-offers"),
  "/pt-BR/app/classifieds/mobile-plans": members("/classifieds/mobile-plans"),
  "/pt-BR/app/classifieds/health-insurances": members("/classifieds/health-insurances"),
  "/pt-BR/app/classifieds/supermarket-costs": members("/classifieds/supermarket-costs"),
  "/pt-BR/app/classifieds/alpine-volunteering": members("/classifieds/alpine-volunteering"),
  "/pt-BR/app/chat/*": members("/chat"),
  "/pt-BR/app/profile/email-preference": members("/profile/email-preference"),
  "/pt-BR/app/profile/:directusUserId": members(`/profile/${MEMBER_ID}`),
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

/** The pages that a guest, or a member, gets to see. */
export function listPagesFor(audience: Audience): OpenPage[] {
  const own = audience === "guest" ? "guests" : "members";
  return Object.values(pageExamples)
    .filter(({ openTo }) => openTo === "everybody" || openTo === own)
    .flatMap(({ addresses, status = 200 }) => addresses.map((address) => ({ address, status })));
}

/** The addresses where a guest, or a member, is sent elsewhere. */
export function listClosedAddressesFor(audience: Audience): string[] {
  const others = audience === "guest" ? "members" : "guests";
  return Object.values(pageExamples)
    .filter(({ openTo, status = 200 }) => openTo === others && status === 200)
    .flatMap(({ addresses }) => addresses);
}
