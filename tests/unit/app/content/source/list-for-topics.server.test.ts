import { expect, test } from "vitest";
import { listForTopics } from "~/features/home/load-home.server";
import { newsSource } from "~/features/news/news.server";
import { makeCategory, makeNews, makeTag } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const NOW = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

test("list by topics: starts with pinned items, then alternates topics, then the newest, without duplicates", async () => {
  const [housing, health] = [makeCategory({ slug: "moradia" }), makeCategory({ slug: "saude" })];
  directus.state.database.categories.push(housing, health);
  const about = (title: string, hours: number, category: string | null, more: object = {}) =>
    makeNews({ title, category, publishedAt: hoursAgo(hours), ...more });
  directus.state.database.news.push(
    about("nova", 1, null),
    about("moradia 1", 5, housing.id),
    about("moradia 2", 6, housing.id),
    about("saúde 1", 7, health.id),
    about("fixada", 9, health.id, { pinnedUntil: "2027-01-01T00:00:00Z" }),
  );
  const reader = { cms: makeCms().forTier("free"), source: newsSource, now: NOW };
  const titles = async (topics: string[]) =>
    (await listForTopics(reader, topics, 4)).map(({ title }) => title);
  expect(await titles(["moradia", "saude"])).toEqual([
    "fixada",
    "moradia 1",
    "saúde 1",
    "moradia 2",
  ]);
  expect(await titles([])).toEqual(["fixada", "nova", "moradia 1", "moradia 2"]);
});

test("list by topics: shows a newcomer's guide first to newcomers and last to residents", async () => {
  const tag = makeTag({ slug: "recem-chegados" });
  const guide = makeNews({
    title: "chegada",
    publishedAt: hoursAgo(1),
    pinnedUntil: "2027-01-01T00:00:00Z",
  });
  const other = makeNews({ title: "outra", publishedAt: hoursAgo(2) });
  Object.assign(directus.state.database, {
    news: [guide, other],
    tags: [tag],
    news_tags: [{ id: 1, news_id: guide.id, tags_id: tag.id }],
  });
  const reader = { cms: makeCms().forTier("free"), source: newsSource, now: NOW };
  const titles = async (isResident: boolean) =>
    (await listForTopics(reader, [], 4, isResident)).map(({ title }) => title);
  expect(await titles(false)).toEqual(["chegada", "outra"]);
  expect(await titles(true)).toEqual(["outra", "chegada"]);
});
