import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { directus, mockNetwork, service } from "../../mocks/network";
import { listDoors, type Door } from "../support/doors";
import { openPortal, publishNews, signInPaying, type Portal } from "../support/portal";

mockNetwork();

/** Routes that respond with 404 for everyone without a query. */
const DOORS_TO_NOTHING = new Set(["routes/public/not-found"]);

let portal: Portal;
let doors: Door[];
beforeAll(async () => {
  portal = await openPortal();
  doors = listDoors(portal);
});

const memberDoors = () => doors.filter((door) => door.isMember);
const SECRET = "Notícia que nenhum visitante pode ler";
beforeEach(() => {
  publishNews({ title: SECRET });
});

/**
 * Expects a redirect out of /app or a 4xx status, no member data in the response, and no query for data.
 */
async function expectRefusal(address: string, visit: Parameters<Portal["visit"]>[1] = {}) {
  const { status, headers, text } = await portal.visit(address, visit);
  const location = headers.get("location") ?? headers.get("x-remix-redirect");
  const received = `${visit.method ?? "GET"} ${address} → ${status} ${location ?? ""}`;
  if (status === 202) expect(text, received).toMatch(/\/pt-BR\/(login|continue)\?redirect=/);
  else if (status < 400)
    expect(location, received).toMatch(/^\/pt-BR\/(login|continue)\?redirect=/);
  expect([202, 204, 302, 303, 400, 404, 405], received).toContain(status);
  expect(Buffer.byteLength(text), received).toBeLessThan(status >= 400 ? 100_000 : 2_048);
  expect(text, received).not.toContain(SECRET);
  expect([received, directus.state.asked]).toEqual([received, []]);
}

test("guards: the route table contains the members' area, and all of its addresses are guarded", () => {
  expect(memberDoors().length).toBeGreaterThan(40);
  const outside = doors.filter((door) => !door.isMember && door.path.startsWith("/pt-BR/app"));
  expect(outside).toEqual([]);
});

const requests: [string, (path: string) => string, Parameters<Portal["visit"]>[1]][] = [
  ["the page", (path) => path, {}],
  ["its data", (path) => `${path}.data`, {}],
  ["its data, index", (path) => `${path}.data?index`, {}],
  ["its action", (path) => path, { form: { type: "news", item: "1", isFavorite: "true" } }],
  [
    "its action's data",
    (path) => `${path}.data`,
    { form: { type: "news", item: "1", isFavorite: "true" } },
  ],
  ["its index action", (path) => `${path}?index`, { form: { a: "b" } }],
];

describe("guest at a members' address", () => {
  test.each(requests)("gets nothing by %s", async (_, address, visit) => {
    for (const door of memberDoors()) await expectRefusal(address(door.path), visit);
    expect(service.state.asked).toEqual([]);
  });

  test("gets nothing by requesting a single loader", async () => {
    for (const { id, path } of memberDoors()) {
      await expectRefusal(`${path}.data?_routes=${encodeURIComponent(id)}`);
      await expectRefusal(`${path}?_data=${encodeURIComponent(id)}`);
      await expectRefusal(`${path}?_data=${encodeURIComponent(id)}`, { form: { a: "b" } });
    }
  });

  test("gets nothing by other spellings of an address", async () => {
    const spellings = [
      "/pt-br/app/news",
      "/PT-BR/APP/NEWS",
      "/pt-BR/app/news/",
      "/pt-BR//app//news",
      "/pt-BR/app/./news",
      "/pt-BR/x/../app/news",
      "/pt-BR/app%2Fnews",
      "/pt-BR/%61pp/news",
      "/pt-BR/app/news;a=b",
      "/pt-BR/app/news%20",
      "/pt-BR/app/news.data/",
      "/pt-BR/app/news.DATA",
      "/pt-BR/app/_root.data",
      "/pt-BR/app/news%2Edata",
    ];
    for (const spelling of spellings) await expectRefusal(spelling);
  });

  test("gets nothing with an unknown token", async () => {
    for (const { path } of memberDoors()) {
      await expectRefusal(path, { as: "at_unknown00000000000000000000" });
    }
  });
});

/** Checks behaviour instead of code: a guarded loader or action authenticates before anything else. */
describe("loaders and actions", () => {
  async function call(door: Door, kind: "loader" | "action", cookie: string | null) {
    const work = portal.build.routes[door.id]?.module[kind];
    const request = new Request(`http://portal.test${door.path}`, {
      method: kind === "action" ? "POST" : "GET",
      ...(kind === "action" && { body: new URLSearchParams({ a: "b" }) }),
      ...(cookie !== null && { headers: { cookie } }),
    });
    try {
      return await work?.({ request, params: { "*": "um-endereco" }, context: {} });
    } catch (thrown) {
      return thrown;
    }
  }

  test.each(["loader", "action"] as const)(
    "each %s checks the session before it works for a member",
    async (kind) => {
      const able = doors.filter((door) => (kind === "loader" ? door.hasLoader : door.hasAction));
      expect(able.length).toBeGreaterThan(5);
      for (const door of able.filter(({ id }) => !DOORS_TO_NOTHING.has(id))) {
        // The loader before may still be asking.
        await vi.waitFor(async () => {
          const { length } = service.state.asked;
          await new Promise((done) => setTimeout(done, 20));
          expect(service.state.asked).toHaveLength(length);
        });
        service.state.asked = [];
        await call(door, kind, `portal_access=${signInPaying()}`);
        // Token check and member are one query; everything else comes after. The log of a refused page is
        // sent beside the response and may fall into the next route's calls.
        const requested = service.state.asked.filter((each) => !each.endsWith("/refused-page"));
        expect([door.id, requested[0]]).toEqual([door.id, "GET /api/users/v1/check-access-token"]);
      }
    },
  );

  test.each(["loader", "action"] as const)(
    "each %s of the app, called alone, rejects a guest",
    async (kind) => {
      for (const door of memberDoors().filter((each) =>
        kind === "loader" ? each.hasLoader : each.hasAction,
      )) {
        const answer = await call(door, kind, null);
        expect([door.id, answer instanceof Response && answer.status]).toEqual([door.id, 302]);
        expect((answer as Response).headers.get("location")).toMatch(/^\/pt-BR\/login\?redirect=/);
      }
      expect(directus.state.asked).toEqual([]);
    },
  );

  test("the catch-all route makes no request", async () => {
    for (const door of doors.filter(({ id }) => DOORS_TO_NOTHING.has(id))) {
      for (const kind of ["loader", "action"] as const) {
        expect(await call(door, kind, null)).toMatchObject({ status: 404 });
      }
    }
    expect([...directus.state.asked, ...service.state.asked]).toEqual([]);
  });
});

describe("requested page of a guest", () => {
  test.each([
    [
      "/pt-BR/app/news/results?query=aluguel&page=2",
      "/pt-BR/app/news/results?query=aluguel&page=2",
    ],
    ["/pt-BR/app?index", "/pt-BR/app"],
    ["/pt-BR/app/forum/7", "/pt-BR/app/forum/7"],
  ])("%s is remembered", async (path, expected) => {
    const { location } = await portal.visit(path);
    expect(location).toBe(`/pt-BR/login?redirect=${encodeURIComponent(expected)}`);
  });

  test("is a page, also if its data was requested", async () => {
    const { text } = await portal.visit("/pt-BR/app/news.data");
    expect(text).toContain(`/pt-BR/login?redirect=${encodeURIComponent("/pt-BR/app/news")}`);
  });

  test("is the app after an action, not the action", async () => {
    const { location } = await portal.visit("/pt-BR/app/favorites", { form: { a: "b" } });
    expect(location).toBe(`/pt-BR/login?redirect=${encodeURIComponent("/pt-BR/app")}`);
  });

  test("is the page of the form after an action", async () => {
    const { location } = await portal.visit("/pt-BR/app/favorites", {
      form: { a: "b" },
      headers: { referer: "http://portal.test/pt-BR/app/news/uma-noticia?x=1" },
    });
    const page = "/pt-BR/app/news/uma-noticia?x=1";
    expect(location).toBe(`/pt-BR/login?redirect=${encodeURIComponent(page)}`);
  });
});
