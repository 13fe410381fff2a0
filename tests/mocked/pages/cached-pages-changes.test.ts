import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeArticle } from "../../factories/content";
import { makeFavorite } from "../../factories/member-rows";
import { FREE_ROLE_ID, PAYING_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, publishNews, signInPaying, type Portal } from "../support/portal";

mockNetwork();

/** Longer than a session is cached. */
const LATER_MS = 6_000;
const NEWS = "/pt-BR/app/news";

let portal: Portal;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  portal = await openPortal();
});
afterEach(() => void vi.useRealTimers());

const later = () => void vi.advanceTimersByTime(LATER_MS);
const sessionOf = (token: string) => {
  const session = service.state.sessions.get(token);
  if (!session) throw new Error("no such session");
  return session;
};

describe("next answer to a member with a cached page", () => {
  test("after a logout is a redirect to the login", async () => {
    publishNews();
    const as = signInPaying();
    expect((await portal.visit(NEWS, { as })).status).toBe(200);
    await portal.visit("/pt-BR/logout", { as, form: {} });
    const { status, location } = await portal.visit(NEWS, { as });
    expect([status, location]).toEqual([302, expect.stringContaining("/pt-BR/login")]);
  });

  test("after a suspension is a redirect to the login", async () => {
    publishNews();
    const as = signInPaying({ firstName: "Aurelinda" });
    expect((await portal.visit(NEWS, { as })).text).toContain("Aurelinda");
    service.state.sessions.delete(as);
    later();
    for (const path of [NEWS, `${NEWS}.data`]) {
      const { status, text } = await portal.visit(path, { as });
      expect(status).toBe(path === NEWS ? 302 : 202);
      expect(text).not.toContain("Aurelinda");
    }
  });

  test("after a change of role is the page of the new tier", async () => {
    directus.state.database.articles.push(
      makeArticle({ slug: "fechado", access: "paying", body: "<p>Xilindrofone</p>" }),
    );
    const path = "/pt-BR/app/articles/fechado";
    const as = signInPaying();
    const open = await portal.visit(path, { as });
    expect([open.status, open.text.includes("Xilindrofone")]).toEqual([200, true]);
    const become = (roleId: string) => {
      const session = sessionOf(as);
      Object.assign(session, { roleId });
      if (session.cmsUser) session.cmsUser.role = roleId;
      later();
    };
    become(FREE_ROLE_ID);
    for (const each of [path, `${path}.data`]) {
      const locked = await portal.visit(each, { as });
      expect([locked.status, locked.text.includes("Xilindrofone")]).toEqual([402, false]);
    }
    become(PAYING_ROLE_ID);
    expect((await portal.visit(path, { as })).text).toContain("Xilindrofone");
  });

  test("after a change of name shows the new name and nothing of the old one", async () => {
    publishNews();
    const as = signInPaying({ firstName: "Aurelinda" });
    expect((await portal.visit(NEWS, { as })).text).toContain("Aurelinda");
    Object.assign(sessionOf(as), { firstName: "Belmirante", fullName: "Belmirante Duarte" });
    later();
    const { text } = await portal.visit(NEWS, { as });
    expect(text).toContain("Belmirante Duarte");
    expect(text).not.toContain("Aurelinda");
  });

  test("after a favorite was set shows it, and not to other members", async () => {
    const news = publishNews({ slug: "uma-noticia" });
    const [as, other] = [signInPaying(), signInPaying()];
    const path = `${NEWS}/uma-noticia`;
    const isPressed = async (token: string) =>
      (await portal.visit(path, { as: token })).text.includes('aria-pressed="true" aria-label=');
    expect([await isPressed(as), await isPressed(other)]).toEqual([false, false]);
    directus.state.database.favorites.push(
      makeFavorite({ item: news.id, user_created: sessionOf(as).directusUserId }),
    );
    portal.portal.cmsChanged("favorites", []);
    expect([await isPressed(as), await isPressed(other)]).toEqual([true, false]);
  });
});

test("cached page: readers get the old or the new page while an editor saves, and the new one after the purge", async () => {
  const READERS = 64;
  const news = publishNews({ slug: "uma-noticia", title: "Titulo antigo" });
  const tokens = Array.from({ length: READERS }, (_, n) =>
    signInPaying({ firstName: `Leitora${n}` }),
  );
  const read = async () => {
    const answers = await Promise.all(
      tokens.map((as) => portal.visit(`${NEWS}/uma-noticia`, { as })),
    );
    return answers.map(({ text }, n) => {
      expect([...new Set(text.match(/Leitora\d+/g))]).toEqual([`Leitora${n}`]);
      return [...new Set(text.match(/Titulo (antigo|novo)/g))].join();
    });
  };
  // Each is known before all request at once.
  for (const as of tokens) await portal.visit(`${NEWS}/uma-noticia`, { as });
  expect(new Set(await read())).toEqual(new Set(["Titulo antigo"]));
  const during = read();
  news.title = "Titulo novo";
  const onTheWay = read();
  portal.portal.cmsChanged("news", [news.id]);
  const after = read();
  for (const title of [...(await during), ...(await onTheWay)])
    expect(title).toMatch(/^Titulo (antigo|novo)$/);
  expect(new Set(await after)).toEqual(new Set(["Titulo novo"]));
  expect(new Set(await read())).toEqual(new Set(["Titulo novo"]));
});

test("cached page: known members read on while Directus and then the service is unavailable, and see what is missing", async () => {
  publishNews({ slug: "uma-noticia", title: "Ainda aqui" });
  const as = signInPaying({ firstName: "Aurelinda" });
  const path = `${NEWS}/uma-noticia`;
  await portal.visit(path, { as });
  directus.state.outage = "failing";
  portal.portal.cmsChanged("*", []);
  portal.portal.cmsChanged("favorites", []);
  const withoutCms = await portal.visit(path, { as });
  expect(withoutCms.status).toBe(200);
  expect(withoutCms.text).toContain("Ainda aqui");
  // The favorite state is unavailable: no button, rather than a wrong state.
  expect(withoutCms.text).not.toContain('aria-pressed="true" aria-label=');
  service.state.outage = "failing";
  later();
  const withoutBoth = await portal.visit(path, { as });
  expect([withoutBoth.status, withoutBoth.text.includes("Aurelinda")]).toEqual([200, true]);
});
