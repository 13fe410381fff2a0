import { expect, test } from "vitest";
import { listKindGroups } from "~/content/kind-groups.server";
import { listNewest } from "~/content/source/reader.server";
import { newsSource } from "~/features/news/news.server";
import { everySource } from "~/shell/kind-sources.server";
import { shownKinds } from "../../../../contract/content/kinds.ts";
import { makeCanton } from "../../../factories/cantons";
import { makeArticle, makeCategory, makeNews } from "../../../factories/content";
import { makeCms } from "../../../mocks/cms";
import { directus, mockNetwork } from "../../../mocks/network";

mockNetwork();

const sources = everySource;
const titlesOf = (groups: Awaited<ReturnType<typeof listKindGroups>>) =>
  groups.map(({ type, items }) => [type, items?.map(({ title }) => title) ?? null]);
const asked = (cms = makeCms().forTier("paying")) => ({
  ...{ cms, sources },
  request: new Request("https://portal.example/pt-BR/app/cantons/ZH"),
});

test("content groups: for a canton contain the newest of each kind, without national content", async () => {
  const { database } = directus.state;
  const zurich = makeCanton({ id: 1, cantonCode: "ZH" });
  const named = Array.from({ length: 4 }, (_, at) =>
    makeNews({ title: `Zurique ${at}`, publishedAt: `2026-11-0${9 - at}T08:00:00Z` }),
  );
  database.Cantons.push(zurich);
  database.news.push(...named, makeNews({ title: "Suíça toda" }));
  database.news_cantons.push(
    ...named.map(({ id }, at) => ({ id: at, news_id: id, Cantons_id: zurich.id })),
  );
  expect(titlesOf(await listKindGroups(asked(), { canton: "ZH" }))).toEqual(
    shownKinds.map((kind) => [
      kind,
      kind === "news" ? ["Zurique 0", "Zurique 1", "Zurique 2"] : [],
    ]),
  );
});

test("content groups: for a category contain the newest of each kind", async () => {
  const housing = makeCategory({ slug: "moradia" });
  directus.state.database.categories.push(housing);
  directus.state.database.articles.push(
    makeArticle({ title: "Alugar", category: housing.id }),
    makeArticle({ title: "Outro" }),
  );
  const groups = await listKindGroups(asked(), { category: "moradia" });
  expect(titlesOf(groups)).toContainEqual(["articles", ["Alugar"]]);
});

test("content groups: a kind that can't be read is unknown, not empty", async () => {
  const cms = makeCms().forTier("paying");
  const about = { category: "moradia" };
  await listNewest({ cms, source: newsSource }, about, 3);
  directus.state.outage = "failing";
  expect(titlesOf(await listKindGroups(asked(cms), about))).toEqual(
    shownKinds.map((kind) => [kind, kind === "news" ? [] : null]),
  );
});

test("content groups: a programming error is not treated as an outage", async () => {
  const broken = {
    ...newsSource,
    cards: () => {
      throw new TypeError("no such field");
    },
  };
  await expect(listKindGroups({ ...asked(), sources: [broken] }, { canton: "ZH" })).rejects.toThrow(
    "no such field",
  );
});
