import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton, makeFavourite, makeLegalDocument } from "../factories/content";
import { directus, mockNetwork, service } from "../mocks/network";
import { appEnvironment } from "../support/app-environment";
import { openPortal, publishNews, signInFree, signInPaying, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

describe("everybody sees", () => {
  test.each(["/", "/pt-BR"])("the landing page at %s with the newest headlines", async (path) => {
    const news = publishNews();
    const { status, text, headers } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toContain(news.title);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test.each(["terms-of-service", "privacy"] as const)("the text of %s", async (slug) => {
    directus.state.database.legal_documents.push(
      makeLegalDocument({ slug, title: `Texto de ${slug}` }),
    );
    const { status, text } = await portal.visit(`/pt-BR/${slug}`);
    expect(status).toBe(200);
    expect(text).toContain(`Texto de ${slug}`);
  });

  test("the beginning of the signup", async () => {
    expect((await portal.visit("/pt-BR/signup")).status).toBe(200);
  });
});

describe("guests only see", () => {
  const guestOnly = [
    "/pt-BR/login",
    "/pt-BR/forgot-password",
    "/pt-BR/forgot-password/abc",
    "/pt-BR/confirm-email/abc",
  ];

  test.each(guestOnly)("%s", async (path) => {
    expect((await portal.visit(path)).status).toBe(200);
  });

  test.each(guestOnly)("%s, and members are sent to the app", async (path) => {
    const { status, location } = await portal.visit(path, { as: signInFree() });
    expect([status, location]).toEqual([302, "/pt-BR/app"]);
  });
});

const memberPages = ["", "/news", "/news/results", "/news/favorites"].map(
  (path) => `/pt-BR/app${path}`,
);

describe.each([
  ["free", signInFree],
  ["paying", signInPaying],
])("a %s member sees", (_, signIn) => {
  test.each(memberPages)("%s", async (path) => {
    const news = publishNews();
    const token = signIn({ firstName: "Josefina" });
    const owner = service.state.sessions.get(token)?.directusUserId ?? "";
    directus.state.database.favorites.push(makeFavourite({ item: news.id, user_created: owner }));
    const { status, text, headers } = await portal.visit(path, { as: token });
    expect(status).toBe(200);
    expect(text).toContain(news.title);
    expect(headers.get("cache-control")).toMatch(/no-store/);
  });

  test("a news item with its whole text", async () => {
    const news = publishNews({ body: "<p>O texto inteiro da notícia</p>" });
    const { status, text } = await portal.visit(`/pt-BR/app/news/${news.slug}`, { as: signIn() });
    expect(status).toBe(200);
    expect(text).toContain("O texto inteiro da notícia");
  });

  test.each([
    "search",
    "videos",
    "videos/results",
    "courses/my-learning",
    "courses/a/b/c",
    "articles/um-artigo",
    "forum",
    "forum/7/edit",
    "cantons/compare",
    "tools/salary-comparison",
    "classifieds/jobs",
    "chat/1",
  ])("an honest page where %s will be", async (path) => {
    const { status, text } = await portal.visit(`/pt-BR/app/${path}`, { as: signIn() });
    expect(status).toBe(200);
    expect(text).toMatch(/em construção/i);
  });
});

describe("an empty portal", () => {
  test.each(memberPages)("still answers %s", async (path) => {
    expect((await portal.visit(path, { as: signInPaying() })).status).toBe(200);
  });
});

describe("what only paying members get", () => {
  const FIGURE = 987_654;

  beforeEach(() => {
    directus.state.database.Cantons.push(makeCanton({ averageRentPrice: FIGURE }));
  });

  const CANTONS = ["/pt-BR/app/cantons", "/pt-BR/app/cantons.data"];

  test.each(CANTONS)("reaches a paying member at %s", async (path) => {
    const { status, text } = await portal.visit(path, { as: signInPaying() });
    expect(status).toBe(200);
    expect(text).toContain(String(FIGURE));
  });

  test.each([...CANTONS, ...memberPages, ...memberPages.map((path) => `${path}.data`)])(
    "never reaches a free member at %s, also after a paying one was there",
    async (path) => {
      await portal.visit(path, { as: signInPaying() });
      const { status, text } = await portal.visit(path, { as: signInFree() });
      expect(status).toBe(200);
      expect(text).not.toContain(String(FIGURE));
      expect(text).not.toMatch(/987[.’']654/);
    },
  );

  test("never reaches a member whose role the CMS does not tell", async () => {
    const { text } = await portal.visit("/pt-BR/app/cantons", {
      as: service.signIn({ roleId: null }).accessToken,
    });
    expect(text).not.toContain(String(FIGURE));
  });

  test("the canton filter does nothing for a free member", async () => {
    const [here, elsewhere] = [publishNews(), publishNews()];
    directus.state.database.news_cantons.push({ id: 1, news_id: here.id, Cantons_id: 22 });
    const path = "/pt-BR/app/news/results?canton=VD";
    const paying = await portal.visit(path, { as: signInPaying() });
    const free = await portal.visit(path, { as: signInFree() });
    expect(paying.text).toContain(here.title);
    expect(paying.text).not.toContain(elsewhere.title);
    expect(free.text).toContain(elsewhere.title);
  });
});

describe("news results", () => {
  test("find words whatever their accents", async () => {
    const news = publishNews({ title: "Aluguéis sobem em Zurique" });
    publishNews({ title: "Trens mais caros" });
    const { status, text } = await portal.visit("/pt-BR/app/news/results?query=alugueis", {
      as: signInFree(),
    });
    expect(status).toBe(200);
    expect(text).toContain(news.title);
    expect(text).not.toContain("Trens mais caros");
  });

  test.each([
    "page=-1",
    "page=1e9",
    "sort=password",
    "category=%00",
    "from=x&until=y",
    "canton=zz",
    "_=1&_=2",
  ])("take %s as if it were not there", async (query) => {
    const news = publishNews();
    const { status, text } = await portal.visit(`/pt-BR/app/news/results?${query}`, {
      as: signInFree(),
    });
    expect(status).toBe(200);
    expect(text).toContain(news.title);
  });
});

describe("no page carries a token", () => {
  test.each([...memberPages, "/pt-BR/app/forum", "/pt-BR", "/pt-BR/terms-of-service"])(
    "%s",
    async (path) => {
      directus.state.database.legal_documents.push(makeLegalDocument());
      const session = service.signIn();
      for (const address of [path, path === "/pt-BR/app" ? `${path}.data` : `${path}.data?a=1`]) {
        const { text } = await portal.visit(address, { as: session.accessToken });
        expect(text).not.toContain(session.accessToken);
        expect(text).not.toContain(session.directusToken);
        expect(text).not.toMatch(/test-(teaser|free|paying)-token|test-internal-key/);
      }
    },
  );
});

describe("warm pages", () => {
  test.each(["/pt-BR/app/news", "/pt-BR/app/news/results"])(
    "of %s ask the CMS for nothing again",
    async (path) => {
      publishNews();
      await portal.visit(path, { as: signInFree() });
      directus.state.asked = [];
      await portal.visit(path, { as: signInFree() });
      expect(directus.state.asked).toEqual([]);
    },
  );

  test("of data alone are kept by no cache, asked with or without .data", async () => {
    for (const path of ["/pt-BR/app/cantons", "/pt-BR/app/cantons.data"]) {
      const { headers } = await portal.visit(path, { as: signInPaying() });
      expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
    }
  });

  test("show what an editor saved as soon as the CMS says so", async () => {
    const news = publishNews({ title: "Título antigo" });
    const token = signInFree();
    await portal.visit("/pt-BR/app/news", { as: token });
    Object.assign(news, { title: "Título novo" });
    portal.portal.cmsChanged("news", []);
    const { text } = await portal.visit("/pt-BR/app/news", { as: token });
    expect(text).toContain("Título novo");
    expect(text).not.toContain("Título antigo");
  });
});

describe("favourites", () => {
  const save = (token: string, form: Record<string, string>) =>
    portal.visit("/pt-BR/app/favorites.data", { as: token, form });

  test("are saved, shown and taken away", async () => {
    const news = publishNews();
    const token = signInFree();
    const wish = { type: "news", item: news.id };
    expect((await save(token, { ...wish, isFavourite: "true" })).status).toBe(200);
    const shown = await portal.visit("/pt-BR/app/news/favorites.data", { as: token });
    expect(shown.text).toContain(news.title);
    expect((await save(token, { ...wish, isFavourite: "false" })).status).toBe(200);
    const after = await portal.visit("/pt-BR/app/news/favorites.data", { as: token });
    expect(after.text).not.toContain(news.title);
  });

  test.each([
    [
      "the page they were on",
      `${appEnvironment.PUBLIC_ORIGIN}/pt-BR/app/news/x?y=1`,
      "/news/x?y=1",
    ],
    ["the favourites, when it is not ours", "https://evil.example//evil", "/news/favorites"],
  ])("sent before the scripts are there lead back to %s", async (_, referer, wanted) => {
    const news = publishNews();
    const { status, location } = await portal.visit("/pt-BR/app/favorites", {
      as: signInFree(),
      headers: { accept: "text/html,*/*;q=0.8", referer },
      form: { type: "news", item: news.id, isFavourite: "true" },
    });
    expect([status, location]).toEqual([302, `/pt-BR/app${wanted}`]);
    expect(directus.state.database.favorites).toHaveLength(1);
  });

  test.each<[string, Record<string, string>]>([
    ["an unknown type", { type: "users", item: "1", isFavourite: "true" }],
    ["a path as item", { type: "news", item: "../1", isFavourite: "true" }],
    ["no wish", { type: "news", item: "1" }],
  ])("refuse %s", async (_, form) => {
    expect((await save(signInFree(), form)).status).toBe(400);
    const plain = await portal.visit("/pt-BR/app/favorites", { as: signInFree(), form });
    expect(plain.status).toBe(400);
    expect(directus.state.database.favorites).toEqual([]);
  });
});
