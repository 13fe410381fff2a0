import { describe, expect, test } from "vitest";
import { articlesSource } from "~/features/articles/articles.server";
import { listSharedPages } from "~/features/chat/shared-pages.server";
import { coursesSource } from "~/features/courses/courses.server";
import { newsSource } from "~/features/news/news.server";
import { videosSource } from "~/features/videos/videos.server";
import { makeArticle, makeNews, makeVideo } from "../../../../factories/content";
import { makeCourse } from "../../../../factories/courses";
import { makeCms, ownCmsOf } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const own = ownCmsOf(() => []);
const sources = [articlesSource, newsSource, videosSource, coursesSource];
const TOPIC = "7d1f0a52-0000-4000-8000-00000000000a";
const HIDDEN = "7d1f0a52-0000-4000-8000-00000000000b";

const ask = (paths: string[], tier: "free" | "paying" = "free") =>
  listSharedPages(
    {
      ...{ cms: makeCms().forTier(tier), own, sources },
      listTopicTitles: async (_own, ids) =>
        ids.flatMap((id) => (id === TOPIC ? { id, title: "Como acho um apartamento?" } : [])),
    },
    paths,
  );

describe("pages shared in messages", () => {
  test("have title and kind, in the order of the request", async () => {
    const { database } = directus.state;
    database.articles.push(makeArticle({ slug: "permissao-b", title: "A permissão B" }));
    database.news.push(makeNews({ slug: "trem-novo", title: "Um trem novo" }));
    database.videos.push(makeVideo({ slug: "zurique", title: "Zurique a pé" }));
    database.courses.push(makeCourse({ slug: "alemao", title: "Alemão" }));
    const paths = [
      `/pt-BR/app/forum/${TOPIC}`,
      ...["courses/alemao", "videos/zurique", "news/trem-novo", "articles/permissao-b"].map(
        (rest) => `/pt-BR/app/${rest}`,
      ),
    ];
    const pages = await ask(paths, "paying");
    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pages.map(({ kind, title, isLocked }) => [kind, title, isLocked])).toEqual([
      ["forum", "Como acho um apartamento?", false],
      ["courses", "Alemão", false],
      ["videos", "Zurique a pé", false],
      ["news", "Um trem novo", false],
      ["articles", "A permissão B", false],
    ]);
  });

  test("for paying members are locked for free members", async () => {
    directus.state.database.articles.push(makeArticle({ slug: "imposto", access: "paying" }));
    const path = "/pt-BR/app/articles/imposto";
    expect(await ask([path], "free")).toMatchObject([{ path, isLocked: true }]);
    expect(await ask([path], "paying")).toMatchObject([{ path, isLocked: false }]);
  });

  test("exclude unpublished or unknown pages, and other addresses", async () => {
    directus.state.database.articles.push(makeArticle({ slug: "rascunho", status: "draft" }));
    const paths = [
      "/pt-BR/app/articles/rascunho",
      "/pt-BR/app/news/nunca-houve",
      `/pt-BR/app/forum/${HIDDEN}`,
      "https://golpe.example/pt-BR/app/articles/rascunho",
      "/pt-BR/app/profile/ana",
    ];
    expect(await ask(paths)).toEqual([]);
  });

  test("need one query per kind, for the first thirty", async () => {
    const news = Array.from({ length: 40 }, (_, at) => makeNews({ slug: `noticia-${at}` }));
    const { database, asked: requested } = directus.state;
    database.news.push(...news);
    const pages = await ask(news.map(({ slug }) => `/pt-BR/app/news/${slug}`));
    expect(pages).toHaveLength(30);
    expect(requested).toEqual(["GET /items/news"]);
  });

  test("throw if Directus is unavailable", async () => {
    directus.state.outage = "failing";
    await expect(ask(["/pt-BR/app/news/trem-novo"])).rejects.toThrow();
  });
});
