import { beforeEach, describe, expect, test } from "vitest";
import { CmsError } from "~/cms/cms.server";
import { findNewSince } from "~/features/home/load-home.server";
import { newsSource } from "~/features/news/news.server";
import { makeNews } from "../../../../factories/content";
import { makeCms, ownCmsOf } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const now = new Date("2026-11-22T09:00:00Z");
const find = (opened: [item: string, at: string][] | "away") => {
  const own = ownCmsOf(() => {
    if (opened === "away") throw new CmsError(new Error("Directus is away"));
    return opened.map(([item, at]) => ({ item, date_created: at }));
  });
  return findNewSince({ own, cms: makeCms().forTier("free"), now }, [newsSource]);
};

beforeEach(() => {
  directus.state.database.news.push(
    makeNews({ title: "Velha", publishedAt: "2026-11-18T08:00:00Z" }),
    makeNews({ title: "Ontem", publishedAt: "2026-11-21T08:00:00Z" }),
    makeNews({ title: "Hoje", publishedAt: "2026-11-22T06:00:00Z" }),
  );
});
const idOf = (title: string) =>
  directus.state.database.news.find((each) => each.title === title)?.id ?? "";
const titlesOf = (found: Awaited<ReturnType<typeof find>>) =>
  found?.items.map(({ card }) => card.title);

describe("new content for a member", () => {
  test("was published since the last day with a visit", async () => {
    const found = await find([["anything", "2026-11-20T10:00:00Z"]]);
    expect(titlesOf(found)).toEqual(["Hoje", "Ontem"]);
    expect(found?.title).toBe("Novo desde a sua última leitura, em 20 nov. 2026");
    expect(found?.more).toBeNull();
  });

  test("stays new during today's visits", async () => {
    const found = await find([
      [idOf("Hoje"), "2026-11-22T08:00:00Z"],
      ["anything", "2026-11-20T10:00:00Z"],
    ]);
    expect(titlesOf(found)).toEqual(["Ontem"]);
  });

  test("is null for a new member, if all was seen, or if the history is unavailable", async () => {
    expect(await find([])).toBeNull();
    expect(await find([["anything", "2026-11-22T08:00:00Z"]])).toBeNull();
    expect(
      await find([
        ["anything", "2026-11-21T20:00:00Z"],
        [idOf("Hoje"), "2026-11-21T20:00:00Z"],
      ]),
    ).toBeNull();
    expect(await find("away")).toBeNull();
  });

  test("says how many more there are than listed", async () => {
    directus.state.database.news.push(
      ...Array.from({ length: 5 }, (_, at) =>
        makeNews({ publishedAt: `2026-11-21T1${at}:00:00Z` }),
      ),
    );
    const found = await find([["anything", "2026-11-20T10:00:00Z"]]);
    expect(found?.items).toHaveLength(4);
    expect(found?.more).toBe("E mais 3 publicações nas áreas abaixo.");
  });
});
