import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeArticle, makeLegalDocument, makeOldAddress } from "../../factories/content";
import { makeFavorite } from "../../factories/member-rows";
import { directus, mockNetwork, service } from "../../mocks/network";
import { appEnvironment } from "../../support/app-environment";
import {
  openPortal,
  publishNews,
  publishVideo,
  signInFree,
  signInPaying,
  type Portal,
} from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

describe("public pages show", () => {
  test.each(["/", "/pt-BR"])("the landing page at %s with the newest headlines", async (path) => {
    const news = publishNews();
    const { status, text, headers } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toContain(news.title);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("the film that editors opened on the landing page, until they close it", async () => {
    publishVideo({ title: "Vídeo dos membros" });
    expect((await portal.visit("/pt-BR")).text).not.toContain("Veja um vídeo por dentro");
    const film = publishVideo({ title: "Vídeo aberto", isSample: true });
    portal.portal.cmsChanged("videos", [film.id]);
    const { text } = await portal.visit("/pt-BR");
    for (const part of ["Veja um vídeo por dentro", "Vídeo aberto", `/media/films/${film.id}`])
      expect(text).toContain(part);
    expect(text).not.toContain("Vídeo dos membros");
    expect(text, "nothing of where it is or what is said in it").not.toContain(String(film.file));
    expect(text).not.toContain("Leve o passaporte");
    Object.assign(film, { isSample: false });
    portal.portal.cmsChanged("videos", [film.id]);
    expect((await portal.visit("/pt-BR")).text).not.toContain("Vídeo aberto");
  });

  test.each(["terms-of-service", "privacy"] as const)("the text of %s", async (slug) => {
    directus.state.database.legal_documents.push(
      makeLegalDocument({ slug, title: `Texto de ${slug}` }),
    );
    const { status, text } = await portal.visit(`/pt-BR/${slug}`);
    expect(status).toBe(200);
    expect(text).toContain(`Texto de ${slug}`);
  });

  test("the start of the signup", async () => {
    expect((await portal.visit("/pt-BR/signup")).status).toBe(200);
  });
});

describe("guest pages", () => {
  const guestOnly = [
    "/pt-BR/login",
    "/pt-BR/forgot-password",
    "/pt-BR/forgot-password/abc",
    "/pt-BR/confirm-email/abc",
  ];

  test.each(guestOnly)("%s answers a guest", async (path) => {
    expect((await portal.visit(path)).status).toBe(200);
  });

  test.each(guestOnly)("%s redirects members to the app", async (path) => {
    const { status, location } = await portal.visit(path, { as: signInFree() });
    expect([status, location]).toEqual([302, "/pt-BR/app"]);
  });
});

const memberPages = ["", "/news", "/news/results", "/news/favorites"].map(
  (path) => `/pt-BR/app${path}`,
);

test("paid news: tell a free member what they are about and how to read them", async () => {
  const news = publishNews({ access: "paying", body: "<p>O texto inteiro da notícia</p>" });
  const path = `/pt-BR/app/news/${news.slug}`;
  const locked = await portal.visit(path, { as: signInFree() });
  expect(locked.status).toBe(402);
  expect(locked.text).toContain(news.title);
  expect(locked.text).toContain(news.summary);
  expect(locked.text).toContain("/pt-BR/app/membership");
  expect(locked.text).not.toContain("O texto inteiro");
  const open = await portal.visit(path, { as: signInPaying() });
  expect(open.status).toBe(200);
  expect(open.text).toContain("O texto inteiro");
});

describe.each([
  ["free", signInFree],
  ["paying", signInPaying],
])("a %s member sees", (_, signIn) => {
  test.each(memberPages)("%s", async (path) => {
    const news = publishNews();
    const token = signIn({ firstName: "Josefina" });
    const owner = service.state.sessions.get(token)?.directusUserId ?? "";
    directus.state.database.favorites.push(makeFavorite({ item: news.id, user_created: owner }));
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

  test("the new address of a news item at its old one, and that an item was withdrawn", async () => {
    const news = publishNews();
    const { slug } = makeOldAddress();
    directus.state.database.old_addresses.push(makeOldAddress({ slug, item: news.id }));
    const moved = await portal.visit(`/pt-BR/app/news/${slug}`, { as: signIn() });
    expect([moved.status, moved.location]).toEqual([301, `/pt-BR/app/news/${news.slug}`]);
    const other = makeOldAddress({ item: publishNews({ status: "archived" }).id });
    directus.state.database.old_addresses.push(other);
    const gone = await portal.visit(`/pt-BR/app/news/${other.slug}`, { as: signIn() });
    expect(gone.status).toBe(410);
    expect(gone.text).toContain("Este conteúdo foi retirado do portal.");
    expect(gone.text).toContain(`Page not available: /pt-BR/app/news/${other.slug}`);
    const asData = await portal.visit(`/pt-BR/app/news/${other.slug}.data`, { as: signIn() });
    expect(asData.status).toBe(410);
    const never = await portal.visit("/pt-BR/app/news/nunca-houve", { as: signIn() });
    expect(never.status).toBe(404);
  });
});

function publishArticle() {
  const article = makeArticle();
  directus.state.database.articles.push(article);
  return article;
}

test.each([
  ["articles", publishArticle],
  ["videos", publishVideo],
] as const)(
  "old addresses: %s are found at their previous address",
  async (collection, publish) => {
    const { id, slug } = publish();
    const address = makeOldAddress({ collection, slug: "endereco-antigo", item: id });
    directus.state.database.old_addresses.push(address);
    const path = `/pt-BR/app/${collection}/endereco-antigo`;
    const moved = await portal.visit(path, { as: signInFree() });
    expect([moved.status, moved.location]).toEqual([301, `/pt-BR/app/${collection}/${slug}`]);
    const atMoment = await portal.visit(`${path}?t=95`, { as: signInFree() });
    expect(atMoment.location).toBe(`/pt-BR/app/${collection}/${slug}?t=95`);
    const asData = await portal.visit(`${path}.data?t=95`, { as: signInFree() });
    expect(asData.text).toContain(`"/pt-BR/app/${collection}/${slug}?t=95"`);
  },
);

describe("calculator of the landing page without JavaScript", () => {
  test.each(["/?index", "/pt-BR?index"])("answers a post to %s with the page", async (path) => {
    const form = { salary: "5400", rent: "1465", premium: "412" };
    const { status, text } = await portal.visit(path, { form });
    expect(status).toBe(200);
    expect(text).toContain("CHF\u00a03’523");
    expect(text).toMatch(/<form[^>]*method="post"[^>]*action="\?index#quanto-sobra"/);
  });
});

describe("empty portal", () => {
  const others = ["articles", "videos", "courses", "courses/my-learning", "glossary", "feedback"];
  const lists = [...memberPages, ...others.map((area) => `/pt-BR/app/${area}`)];
  test.each(lists)("still answers %s", async (path) => {
    expect((await portal.visit(path, { as: signInPaying() })).status).toBe(200);
  });
});

describe("paid content", () => {
  const FIGURE = 987_654;

  beforeEach(() => {
    directus.state.database.Cantons.push(makeCanton({ averageRentPrice: FIGURE }));
  });

  const CANTONS = ["/pt-BR/app/cantons/map", "/pt-BR/app/cantons/map.data"];

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

  test("has a data address of its own, where a visit redirects to the index of cantons", async () => {
    const reader = { "sec-fetch-mode": "navigate" };
    const data = await portal.visit("/pt-BR/app/cantons/map", {
      as: signInPaying(),
      headers: reader,
    });
    expect([data.status, data.location]).toEqual([302, "/pt-BR/app/cantons"]);
  });

  test("never reaches a member whose role the CMS does not report", async () => {
    const { text } = await portal.visit("/pt-BR/app/cantons/map", {
      as: service.signIn({ roleId: null }).accessToken,
    });
    expect(text).not.toContain(String(FIGURE));
  });

  test("ignores the canton filter of a free member", async () => {
    const [here, elsewhere] = [publishNews(), publishNews()];
    directus.state.database.news_cantons.push(
      { id: 1, news_id: here.id, Cantons_id: 22 },
      { id: 2, news_id: elsewhere.id, Cantons_id: 1 },
    );
    const path = "/pt-BR/app/news/results?canton=VD";
    const paying = await portal.visit(path, { as: signInPaying() });
    const free = await portal.visit(path, { as: signInFree() });
    expect(paying.text).toContain(here.title);
    expect(paying.text).not.toContain(elsewhere.title);
    expect(free.text).toContain(elsewhere.title);
  });
});

describe("news results", () => {
  test("match words without accents", async () => {
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
  ])("ignore %s", async (query) => {
    const news = publishNews();
    const { status, text } = await portal.visit(`/pt-BR/app/news/results?${query}`, {
      as: signInFree(),
    });
    expect(status).toBe(200);
    expect(text).toContain(news.title);
  });
});

describe("page without a token or an undefined CSS class", () => {
  test.each([...memberPages, "/pt-BR/app/forum", "/pt-BR", "/pt-BR/terms-of-service"])(
    "%s",
    async (path) => {
      directus.state.database.legal_documents.push(makeLegalDocument());
      const session = service.signIn();
      for (const address of [path, path === "/pt-BR/app" ? `${path}.data` : `${path}.data?a=1`]) {
        const { text } = await portal.visit(address, { as: session.accessToken });
        expect(text).not.toContain(session.accessToken);
        expect(text).not.toContain(session.directusToken);
        expect(text).not.toMatch(/class="[^"]*\b(undefined|null|false)\b/);
        expect(text).not.toMatch(/test-(teaser|free|paying)-token|test-internal-key/);
      }
    },
  );
});

describe("cached pages", () => {
  test.each(["/pt-BR/app/news", "/pt-BR/app/news/results"])(
    "of %s repeat no CMS request, and request only the member's own data for another member",
    async (path) => {
      publishNews();
      const [first, second] = [service.signIn(), service.signIn()];
      await portal.visit(path, { as: first.accessToken });
      directus.state.asked = [];
      await portal.visit(path, { as: first.accessToken });
      expect(directus.state.asked).toEqual([]);
      await portal.visit(path, { as: second.accessToken });
      expect(directus.state.asked.toSorted()).toEqual([
        "GET /items/Notification",
        `GET /users/${second.directusUserId}`,
      ]);
    },
  );

  test("of member data are cached nowhere, requested with or without .data", async () => {
    for (const path of ["/pt-BR/app/cantons/map", "/pt-BR/app/cantons/map.data"]) {
      const { headers } = await portal.visit(path, { as: signInPaying() });
      expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
    }
  });

  test("show an editor's change as soon as the CMS reports it", async () => {
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

describe("favorites", () => {
  const save = (token: string, form: Record<string, string>) =>
    portal.visit("/pt-BR/app/favorites.data", { as: token, form });

  test("are saved, shown and removed", async () => {
    const news = publishNews();
    const token = signInFree();
    const wish = { type: "news", item: news.id };
    expect((await save(token, { ...wish, isFavorite: "true" })).status).toBe(200);
    const shown = await portal.visit("/pt-BR/app/news/favorites.data", { as: token });
    expect(shown.text).toContain(news.title);
    expect((await save(token, { ...wish, isFavorite: "false" })).status).toBe(200);
    const after = await portal.visit("/pt-BR/app/news/favorites.data", { as: token });
    expect(after.text).not.toContain(news.title);
  });

  test.each([
    [
      "the page they were on",
      `${appEnvironment.PUBLIC_ORIGIN}/pt-BR/app/news/x?y=1`,
      "/news/x?y=1",
    ],
    ["the favorites, when it is not ours", "https://evil.example//evil", "/news/favorites"],
  ])("sent before the scripts have loaded return to %s", async (_, referer, expected) => {
    const news = publishNews();
    const { status, location } = await portal.visit("/pt-BR/app/favorites", {
      as: signInFree(),
      headers: { accept: "text/html,*/*;q=0.8", referer },
      form: { type: "news", item: news.id, isFavorite: "true" },
    });
    expect([status, location]).toEqual([302, `/pt-BR/app${expected}`]);
    expect(directus.state.database.favorites).toHaveLength(1);
  });

  test.each<[string, Record<string, string>]>([
    ["an unknown type", { type: "users", item: "1", isFavorite: "true" }],
    ["a path as item", { type: "news", item: "../1", isFavorite: "true" }],
    ["no wish", { type: "news", item: "1" }],
  ])("refuse %s", async (_, form) => {
    expect((await save(signInFree(), form)).status).toBe(400);
    const plain = await portal.visit("/pt-BR/app/favorites", { as: signInFree(), form });
    expect(plain.status).toBe(400);
    expect(directus.state.database.favorites).toEqual([]);
  });
});
