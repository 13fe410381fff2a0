import { createElement } from "react";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import { log } from "~/process/log.server";
import { initials } from "~/ui/media/avatar";
import { kindsWith } from "../../../contract/content/kinds";
import { makeCanton } from "../../factories/cantons";
import { makeArticle, makeCategory } from "../../factories/content";
import { makeStrangeMember } from "../../factories/strange-members";
import { directus, mockNetwork, service } from "../../mocks/network";
import { APP_FRAME } from "../support/doors";
import { asking, openCached } from "../support/cached-build";
import { dataPath, loadAs, openForMany, UNREAD, withoutNonce } from "../support/cached-for-many";
import { openPortal, publishNews, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

/** Each page is tested with some of the members, and one page with all of them. */
const MEMBERS = 500;
const MEMBERS_OF_OTHERS = 80;
const MEMBERS_OF_DATA = 40;
const WITH_ALL_MEMBERS = "routes/news/item";
const ALL_CACHED = {
  "routes/news/list": "/pt-BR/app/news",
  "routes/news/item": "/pt-BR/app/news/uma-noticia",
  "routes/articles/list": "/pt-BR/app/articles?category=moradia",
  "routes/articles/item": "/pt-BR/app/articles/aberto",
  "routes/cantons/list": "/pt-BR/app/cantons",
  "routes/cantons/canton": "/pt-BR/app/cantons/VD",
  "routes/courses/list": "/pt-BR/app/courses",
  "routes/app/category": "/pt-BR/app/categories/moradia",
  "routes/tools/list": "/pt-BR/app/tools",
};

/** Pages whose `handle` says nothing. */
const OF_FEW = {
  "routes/glossary/list": "/pt-BR/app/glossary",
  "routes/videos/list": "/pt-BR/app/videos",
  "routes/forum/list": "/pt-BR/app/forum",
  "routes/tools/mortgage": "/pt-BR/app/tools/mortgage",
  "routes/classifieds/sbb-offers": "/pt-BR/app/classifieds/sbb-offers",
};

let portal: Portal;
let refused: MockInstance<typeof log.error>;
beforeEach(async () => {
  refused = vi.spyOn(log, "error").mockImplementation(() => {});
  portal = await openPortal();
  publishNews({ slug: "uma-noticia" });
  const { database } = directus.state;
  database.articles.push(makeArticle({ slug: "aberto" }));
  database.categories.push(makeCategory({ slug: "moradia" }));
  database.Cantons.push(makeCanton({ cantonCode: "VD" }));
});
afterEach(() => void refused.mockRestore());

test("page cache: only the listed pages are cached at the first request", () => {
  const saying = Object.values(portal.build.routes).flatMap((route) => {
    const handle = route?.module.handle as { keeping?: object } | undefined;
    return handle?.keeping ? [route?.id] : [];
  });
  // A member's own profile, which few request, has tests of its own (cached-profile.test.ts).
  const texts = kindsWith("isText").flatMap((kind) => [
    `routes/${kind}/list`,
    `routes/${kind}/item`,
  ]);
  const cached = new Set([...Object.keys(ALL_CACHED), ...texts, "routes/profile/profile"]);
  expect(saying.toSorted()).toEqual([...cached].toSorted());
});

describe.each(Object.entries(ALL_CACHED).map(([id, page], place) => ({ id, page, place })))(
  "cached page $id",
  ({ id, page, place }) => {
    test.each([
      [page, id === WITH_ALL_MEMBERS ? MEMBERS : MEMBERS_OF_OTHERS],
      [dataPath(page), MEMBERS_OF_DATA],
    ])(
      "%s is, for each of %i members, byte for byte what is rendered for that member alone",
      async (path, count) => {
        const { kept: cached, draw, become, countDrawings } = await openForMany(portal, id, page);
        const first = place * MEMBERS_OF_OTHERS;
        for (let n = first; n < first + count; n++) {
          become(n);
          const [filled, drawn] = [await cached.answer(asking(path)), await draw(asking(path))];
          if (!filled) throw new Error("the page is not answered");
          const text = withoutNonce(filled.body.toString(), filled.headers);
          if (text !== withoutNonce(await drawn.text(), drawn.headers))
            expect(text, `member ${n}`).toBe("what is drawn directly");
          expect(filled.status).toBe(drawn.status);
          expect(filled.headers.map(([name]) => name).toSorted()).toEqual(
            [...drawn.headers.keys()].toSorted(),
          );
        }
        expect(refused.mock.calls).toEqual([]);
        // Two renderings for each page that differs in more than placeholders.
        expect(countDrawings()).toBeLessThan(2 * count);
        expect(cached.cachedBytes()).toBeGreaterThan(0);
      },
      180_000,
    );
  },
);

describe("cached page on a later visit of a known member", () => {
  test.each(Object.values(ALL_CACHED))(
    "%s queries neither Directus nor the service",
    async (page) => {
      const as = signInPaying();
      for (let visit = 0; visit < 3; visit++) {
        directus.state.asked.length = 0;
        service.state.asked.length = 0;
        expect((await portal.visit(page, { as })).status).toBe(200);
      }
      expect([...directus.state.asked, ...service.state.asked]).toEqual([]);
    },
  );
});

const NEWS = "/pt-BR/app/news";
const LIST = "routes/news/list";

describe("member data outside a placeholder", () => {
  const useName = () => {
    const { member } = useRouteLoaderData("root") as { member: { fullName: string } };
    return member.fullName;
  };

  test.each([
    ["a name turned around", (name: string) => [...name].toReversed().join("")],
    ["a name in capitals", (name: string) => name.toUpperCase()],
    ["how long a name is", (name: string) => String(name.length)],
    ["half a name", (name: string) => name.split(" ")[0]],
  ])("%s is detected during rendering, and the page is not cached", async (_, made) => {
    function Leak() {
      return createElement("p", { className: "leak" }, made(useName()));
    }
    const { kept: cached } = openCached(portal, { components: { [LIST]: Leak } });
    const answers = [signInPaying({ firstName: "Aurelinda" }), signInPaying({ firstName: "Bia" })];
    const texts: string[] = [];
    for (const token of answers) {
      const answer = await cached.answer(asking(NEWS, token));
      texts.push(/class="leak">(.*?)</.exec(answer?.body.toString() ?? "")?.[1] ?? "");
    }
    expect(texts[0]).not.toBe(texts[1]);
    expect(refused).toHaveBeenCalledWith(
      expect.objectContaining({ routeId: LIST }),
      "a page is not kept",
    );
    expect(cached.cachedBytes()).toBeLessThan(1_000);
  });

  test("a value in a script of the page is not treated as a placeholder", async () => {
    function Script() {
      const __html = `name="${useName()}"`;
      return createElement("script", { dangerouslySetInnerHTML: { __html } });
    }
    const { kept: cached } = openCached(portal, { components: { [LIST]: Script } });
    expect((await cached.answer(asking(NEWS, signInPaying())))?.status).toBe(200);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test("loader data derived from it makes a separate page, and each member gets their own", async () => {
    let who = "Aurelinda";
    function Greeting() {
      return createElement("p", null, useLoaderData<{ greeting: string }>().greeting);
    }
    const { kept: cached } = openCached(portal, {
      loaders: { [LIST]: async () => ({ greeting: `Olá, ${who}` }) },
      components: { [LIST]: Greeting },
    });
    const read = async () => (await cached.answer(asking(NEWS, signInPaying())))?.body.toString();
    expect(await read()).toContain("Olá, Aurelinda");
    who = "Belmirante";
    const text = await read();
    expect(text).toContain("Olá, Belmirante");
    expect(text).not.toContain("Aurelinda");
  });

  test("initials are recognized as derived from a name", async () => {
    const { kept: cached } = openCached(portal);
    const answer = await cached.answer(asking(NEWS, signInPaying({ firstName: "Íris" })));
    expect(answer?.body.toString()).toContain(`>${initials("Íris Duarte")}<`);
    expect(cached.cachedBytes()).toBeGreaterThan(1_000);
  });
});

describe.each(Object.entries(OF_FEW))("page of few members %s", (id, page) => {
  test("is, for each of 40 members, byte for byte what is rendered for that member alone", async () => {
    const { kept: cached, draw, become } = await openForMany(portal, id, page);
    for (let n = 0; n < MEMBERS_OF_DATA; n++) {
      become(n);
      const [filled, drawn] = [await cached.answer(asking(page)), await draw(asking(page))];
      const text = filled && withoutNonce(filled.body.toString(), filled.headers);
      if (text !== withoutNonce(await drawn.text(), drawn.headers))
        expect(text, `member ${n}`).toBe("what is drawn directly");
    }
    expect(cached.cachedBytes()).toBeGreaterThan(1_000);
  });
});

test("page of few members: is stored from the second request with the same data on", async () => {
  const { kept: cached, countDrawings } = openCached(portal);
  const token = signInFree();
  const counts: number[] = [];
  for (let request = 1; request <= 3; request++) {
    await cached.answer(asking("/pt-BR/app/glossary?query=a", token));
    counts.push(countDrawings());
  }
  expect(counts).toEqual([1, 3, 3]);
});

describe("page cache", () => {
  test("answers many first requests with one rendering for each of two placeholder members", async () => {
    const { root, frame, page } = await loadAs(portal, signInFree(), LIST, NEWS);
    const members = Array.from({ length: 64 }, (_, n) => ({
      ...makeStrangeMember(0, false),
      fullName: `Crowd${n} da Silva`,
    }));
    const tokenOf = (n: number) => `at_0123456789abcdef_${n}`;
    const memberOf = ({ request }: { request: Request }) =>
      members[Number(request.headers.get("cookie")?.match(/_(\d+);/)?.[1])];
    const { kept: cached, countDrawings } = openCached(portal, {
      loaders: {
        root: async (args) => ({ ...root, member: memberOf(args) }),
        [APP_FRAME]: async (args) => ({ ...frame, member: memberOf(args) }),
        [LIST]: async () => page,
      },
    });
    const answers = await Promise.all(
      members.map((_, n) => cached.answer(asking(NEWS, tokenOf(n)))),
    );
    for (const [n, answer] of answers.entries()) {
      const text = answer?.body.toString() ?? "";
      expect([...new Set(text.match(/Crowd\d+/g))]).toEqual([`Crowd${n}`]);
    }
    expect(countDrawings()).toBe(2);
  });

  test("does not store a separate page per unread count or per referrer", async () => {
    const { root, frame, page } = await loadAs(portal, signInFree(), LIST, NEWS);
    let input = frame;
    const { kept: cached, countDrawings } = openCached(portal, {
      loaders: {
        root: async () => root,
        [APP_FRAME]: async () => input,
        [LIST]: async () => page,
      },
    });
    for (const unread of UNREAD.filter((some) => some !== null)) {
      input = { ...frame, unread, reachedIds: crypto.randomUUID() };
      const answer = await cached.answer(asking(NEWS));
      expect(answer?.body.toString()).toContain(`: ${unread.label}<`);
    }
    expect(countDrawings()).toBe(2);
  });

  test("stores an address with a query only from the second request on, since such addresses are unlimited", async () => {
    const { kept: cached, countDrawings } = openCached(portal);
    const token = signInFree();
    const read = async () => {
      const answer = await cached.answer(asking(`${NEWS}?category=moradia`, token));
      return answer && withoutNonce(answer.body.toString(), answer.headers);
    };
    const first = await read();
    expect([countDrawings(), cached.cachedBytes()]).toEqual([1, 0]);
    const withoutTime = (text: string | null) =>
      text?.replace(/"accessTokenRemainingMs.{0,40}/, "");
    expect(withoutTime(await read())?.length).toBe(withoutTime(first)?.length);
    expect(countDrawings()).toBe(3);
    expect(cached.cachedBytes()).toBeGreaterThan(1_000);
    await read();
    expect(countDrawings()).toBe(3);
  });

  test("renders a page with another query for its reader alone", async () => {
    const { kept: cached, countDrawings } = openCached(portal);
    const token = signInFree();
    for (const query of ["?utm=1", "?category=moradia&x", "?index"])
      expect(await cached.answer(asking(`${NEWS}${query}`, token))).toBeNull();
    expect([countDrawings(), cached.cachedBytes()]).toEqual([0, 0]);
  });

  test("ignores form submissions, visitors and unknown pages", async () => {
    const { kept: cached } = openCached(portal);
    const visitor = new Request(`http://localhost:3000${NEWS}`);
    const post = new Request(asking(NEWS, signInFree()), { method: "POST" });
    const others = ["/pt-BR/app/cantons/map", "/pt-BR", "/nowhere"];
    const requests = [visitor, post, ...others.map((path) => asking(path, signInFree()))];
    expect(await Promise.all(requests.map((request) => cached.answer(request)))).toEqual(
      requests.map(() => null),
    );
  });

  test("limits its memory, whatever is requested", async () => {
    const maxBytes = 300_000;
    const { kept: cached } = openCached(portal, {}, { maxBytes });
    const token = signInFree();
    for (let n = 0; n < 20; n++) {
      for (const times of [1, 2])
        expect(
          (await cached.answer(asking(`${NEWS}?category=c${n}`, token)))?.status,
          `${times}`,
        ).toBe(200);
      expect(cached.cachedBytes()).toBeLessThanOrEqual(maxBytes);
    }
    expect(cached.cachedBytes()).toBeGreaterThan(100_000);
  });

  test("separates themes, and gives one member's cookie to no other member", async () => {
    const { kept: cached } = openCached(portal);
    const ask = (token: string, more: string) =>
      cached.answer(
        new Request(`http://localhost:3000${NEWS}`, {
          headers: { cookie: `portal_access=${token}${more}`, "x-request-id": "x" },
        }),
      );
    const dark = await ask(signInFree(), "; portal_theme=dark");
    expect(dark?.body.toString()).toContain('data-theme="dark"');
    expect(dark?.cookies.join()).toContain("portal_locale");
    const light = await ask(signInFree(), "; portal_locale=pt-BR");
    expect(light?.body.toString()).toContain('data-theme="auto"');
    expect(light?.cookies).toEqual([]);
    const renewed = await ask(signInFree({ leftMs: 60_000 }), "; portal_locale=pt-BR");
    expect(renewed?.cookies.join()).toContain("portal_access=");
    expect((await ask(signInFree(), "; portal_locale=pt-BR"))?.cookies).toEqual([]);
  });

  test("gives each answer its own nonce, in its policy and its scripts", async () => {
    const { kept: cached } = openCached(portal);
    const token = signInFree();
    const nonces = new Set<string>();
    for (let n = 0; n < 5; n++) {
      const answer = await cached.answer(asking(NEWS, token));
      const text = answer?.body.toString() ?? "";
      const inMarkup = new Set([...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
      const policy = new Map(answer?.headers).get("content-security-policy") ?? "";
      const [nonce = ""] = inMarkup;
      expect([inMarkup.size, policy.split(`'nonce-${nonce}'`).length]).toEqual([1, 3]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });
});
