import { beforeEach, expect, test } from "vitest";
import { navigableAreas } from "~/shell/areas";
import { makeCanton } from "../../factories/cantons";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, publishNews, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
let as: string;
beforeEach(async () => {
  portal = await openPortal();
  as = signInPaying();
});

const areaPaths = navigableAreas
  .filter(({ isReady }) => isReady)
  .map(({ to }) => `/pt-BR${to}`)
  .toSorted();

const navigations = ["Navegação rápida", "Conteúdo", "Suíça", "Conversas"];

/** Links that a phone shows: it has no rail. */
async function linksOf(path: string): Promise<string[]> {
  const { text } = await portal.visit(path, { as });
  const parts = [
    ...navigations.map((name) => new RegExp(`<nav[^>]*aria-label="${name}".*?</nav>`, "s")),
    /<main.*?<\/main>/s,
  ].flatMap((part) => part.exec(text) ?? []);
  return parts.flatMap((part) =>
    [...part.matchAll(/<a [^>]*href="([^"?#]*)/g)].map(([, href = ""]) => href),
  );
}

test.each(["/pt-BR/app/news", "/pt-BR/app/forum", "/pt-BR/app/chat"])(
  "phone navigation: every open area is within two taps of %s",
  async (start) => {
    const first = await linksOf(start);
    const pages = [...new Set(first)].filter((path) => path.startsWith("/pt-BR/app"));
    const second = await Promise.all(pages.map(linksOf));
    const reached = new Set([start, ...first, ...second.flat()]);
    expect(areaPaths.filter((path) => !reached.has(path))).toEqual([]);
  },
);

test.each([
  ["/pt-BR/app/news", ["news", "videos", "courses", "articles"]],
  ["/pt-BR/app/courses", ["news", "videos", "courses", "articles"]],
  ["/pt-BR/app/cantons", ["classifieds/jobs", "cantons", "tools"]],
  ["/pt-BR/app/tools/budget", ["classifieds/jobs", "cantons", "tools"]],
  ["/pt-BR/app/chat", ["chat", "members"]],
  ["/pt-BR/app/members", ["chat", "members"]],
])("phone navigation: the siblings of %s are one tap away", async (path, areas) => {
  const links = await linksOf(path);
  expect(links).toEqual(expect.arrayContaining(areas.map((area) => `/pt-BR/app/${area}`)));
});

test("content hub: names the newest item of each area", async () => {
  const older = publishNews({ publishedAt: "2026-01-02T10:00:00Z" });
  const newest = publishNews({ publishedAt: "2026-02-03T10:00:00Z" });
  const { status, text } = await portal.visit("/pt-BR/app/content", { as });
  expect(status).toBe(200);
  expect(text).toContain(newest.title);
  expect(text).not.toContain(older.title);
});

test("Switzerland hub: links the member's canton, the tools and the offers", async () => {
  const { database, profiles } = directus.state;
  database.Cantons.push(makeCanton({ id: 22, cantonCode: "VD", name: "Vaud" }));
  const { accessToken, directusUserId } = service.signIn();
  profiles.set(directusUserId, { mapCanton: "VD", canton: null });
  const { status, text } = await portal.visit("/pt-BR/app/switzerland", { as: accessToken });
  expect(status).toBe(200);
  for (const path of ["cantons/VD", "cantons/compare", "tools/budget", "classifieds/mobile-plans"])
    expect(text).toContain(`href="/pt-BR/app/${path}"`);
});
