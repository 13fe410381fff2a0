import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeTopic } from "../../factories/forum";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, publishNews, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const EMPTY_LIST = /nenhuma notícia|nada por aqui|ainda não há/i;

describe.each(["failing", "refused", "hanging"] as const)(
  "Directus is %s",
  { timeout: 20_000 },
  (outage) => {
    test.each(["/pt-BR/app/news", "/pt-BR/app/news/results"])(
      "a cached %s still answers",
      async (path) => {
        const news = publishNews();
        const as = signInFree();
        await portal.visit(path, { as });
        directus.state.outage = outage;
        const { status, text } = await portal.visit(path, { as });
        expect(status).toBe(200);
        expect(text).toContain(news.title);
      },
    );

    test("a cached page still answers after an editor saved something", async () => {
      const news = publishNews();
      const as = signInFree();
      await portal.visit("/pt-BR/app/news", { as });
      directus.state.outage = outage;
      portal.portal.cmsChanged("news", []);
      const { status, text } = await portal.visit("/pt-BR/app/news", { as });
      expect(status).toBe(200);
      expect(text).toContain(news.title);
    });

    test("a cached forum list still answers and shows its age", async () => {
      const topic = makeTopic({ title: "Onde comprar feijão preto" });
      directus.state.database.forum_posts.push(topic);
      const before = await portal.visit("/pt-BR/app/forum", { as: signInFree() });
      expect(before.text).not.toContain("A lista é a de");
      portal.portal.cmsChanged("forum_posts", []);
      directus.state.outage = outage;
      const { status, text } = await portal.visit("/pt-BR/app/forum", { as: signInPaying() });
      expect(status).toBe(200);
      expect(text).toContain("Onde comprar feijão preto");
      expect(text).toContain("A lista é a de");
    });

    test("a cached topic still answers and shows its age; a hidden one does not", async () => {
      const topic = makeTopic({ body: "Em que mercado se acha?" });
      const author = service.signIn({ roleId: FREE_ROLE_ID });
      const own = { user_created: author.directusUserId, body: "Texto ocultado." };
      const hidden = makeTopic({ status: "hidden", ...own });
      directus.state.database.forum_posts.push(topic, hidden);
      const as = author.accessToken;
      const visit = (id: string) => portal.visit(`/pt-BR/app/forum/${id}`, { as });
      expect((await visit(topic.id)).text).not.toContain("O tópico está como em");
      expect((await visit(hidden.id)).text).toContain("Texto ocultado.");
      portal.portal.cmsChanged("forum_posts", []);
      directus.state.outage = outage;
      const { status, text } = await visit(topic.id);
      expect([status, text.includes("Em que mercado se acha?")]).toEqual([200, true]);
      expect(text).toContain("O tópico está como em");
      expect((await visit(hidden.id)).status).toBe(503);
    });

    test.each([
      "/pt-BR/app/news",
      "/pt-BR/app/news/results",
      "/pt-BR/app/news/uma-noticia",
      "/pt-BR/app/news.data",
      "/pt-BR/app/articles",
    ])("an uncached %s is a 503 after one timeout, never an empty list or a 404", async (path) => {
      directus.state.outage = outage;
      const startedAtMs = performance.now();
      const { status, text, headers } = await portal.visit(path, { as: signInFree() });
      // A call times out after two seconds. A busy machine takes longer, but no call is awaited twice.
      expect(performance.now() - startedAtMs).toBeLessThan(10_000);
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("5");
      expect(text).not.toMatch(EMPTY_LIST);
    });

    test.each(["/pt-BR/app/news", "/pt-BR/app/news/results"])(
      "an uncached %s says so in its place and offers another try",
      async (path) => {
        directus.state.outage = outage;
        const { text } = await portal.visit(path, { as: signInFree() });
        expect(text).toContain("As notícias não carregaram");
        expect(text).toMatch(new RegExp(`href="${path}"[^>]*>(<[^>]*>)*Tentar de novo`));
        const { status, text: answer } = await portal.visit(`${path}.data`, { as: signInFree() });
        expect(status).toBe(503);
        expect(answer).toMatch(/highlights|totalCount|filter/);
      },
    );

    test("uncached favorites say that they are unavailable, not that none exist", async () => {
      directus.state.outage = outage;
      const { status, text, headers } = await portal.visit("/pt-BR/app/news/favorites", {
        as: signInFree(),
      });
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("5");
      expect(text).not.toMatch(EMPTY_LIST);
      expect(text).toMatch(/tente de novo|tentar de novo/i);
    });

    test("the landing page and the app's home work without it", async () => {
      directus.state.outage = outage;
      expect((await portal.visit("/pt-BR")).status).toBe(200);
      expect((await portal.visit("/pt-BR/app", { as: signInFree() })).status).toBe(200);
    });

    test("an uncached legal text is a 503", async () => {
      directus.state.outage = outage;
      expect((await portal.visit("/pt-BR/terms-of-service")).status).toBe(503);
    });

    test("a favorite that could not be saved is reported with 503", async () => {
      const as = signInFree();
      await portal.visit("/pt-BR/app/search", { as });
      directus.state.outage = "failing";
      const { status } = await portal.visit("/pt-BR/app/favorites.data", {
        as,
        form: { type: "news", item: "1", isFavorite: "true" },
      });
      expect(status).toBe(503);
    });
  },
);

test("cache: content cached for a paying member is not served to a free one", async () => {
  directus.state.database.Cantons.push(makeCanton({ averageRentPrice: 987_654 }));
  const path = "/pt-BR/app/cantons/map.data";
  const paying = await portal.visit(path, { as: signInPaying() });
  directus.state.outage = "refused";
  const free = await portal.visit(path, { as: signInFree() });
  expect(paying.text).toContain("987654");
  expect(free.text).not.toContain("987654");
});

test("Directus client: makes no more requests after four failures", async () => {
  directus.state.outage = "failing";
  const as = signInFree();
  for (let n = 0; n < 6; n++) await portal.visit(`/pt-BR/app/news/noticia-${n}.data`, { as });
  const requestedBefore = directus.state.asked.length;
  await portal.visit("/pt-BR/app/news/mais-uma.data", { as });
  expect(directus.state.asked.length).toBe(requestedBefore);
});
