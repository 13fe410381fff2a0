import { describe, expect, test } from "vitest";
import { findLandingCounts, findSampleCanton } from "~/features/landing/landing.server";
import { makeCanton } from "../../../../factories/cantons";
import { makeArticle, makeNews } from "../../../../factories/content";
import { makeTopic } from "../../../../factories/forum";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const now = new Date("2026-11-21T12:00:00Z");
const inOctober = { publishedAt: "2026-10-31T20:00:00Z", date_updated: null };

describe("landing page counts", () => {
  test("count published content by month in Zurich", async () => {
    Object.assign(directus.state.database, {
      news: [
        ...times(2, () => makeNews(inOctober)),
        ...times(4, () => makeNews({ ...inOctober, date_updated: "2026-11-02T08:00:00Z" })),
        makeNews({ publishedAt: "2026-10-31T23:30:00Z", date_updated: null }),
        makeNews({ status: "draft" }),
      ],
      articles: [makeArticle({ ...inOctober, date_updated: "2026-11-03T08:00:00Z" })],
      forum_posts: [
        ...times(5, () => makeTopic({ solvedAt: "2026-11-03T08:00:00Z", user_created: "ana" })),
        makeTopic({ solvedAt: "2026-11-03T08:00:00Z", user_created: "ana", status: "hidden" }),
        makeTopic({ solvedAt: null, user_created: "ana" }),
        makeTopic({ solvedAt: "2026-11-03T08:00:00Z", user_created: null }),
      ],
      Cantons: times(26, () => makeCanton()),
    });
    expect(await findLandingCounts(makeCms().forTier("teaser"), 1234, now)).toEqual({
      members: 1234,
      solved: 5,
      updated: 6,
      news: 7,
      cantons: 26,
    });
  });

  test("omit numbers that are too small, and members if unknown", async () => {
    Object.assign(directus.state.database, { news: times(4, () => makeNews()) });
    expect(await findLandingCounts(makeCms().forTier("teaser"), 49, now)).toEqual({});
    expect(await findLandingCounts(makeCms().forTier("teaser"), null, now)).toEqual({});
  });

  test("throw if Directus fails", async () => {
    directus.state.outage = "failing";
    await expect(findLandingCounts(makeCms().forTier("teaser"), 1234, now)).rejects.toMatchObject({
      name: "CmsError",
    });
  });
});

describe("sample canton", () => {
  test("is the one opened by editors, with its sources named once", async () => {
    directus.state.database.Cantons.push(
      makeCanton({ id: 1, cantonCode: "ZH" }),
      makeCanton({ id: 22, cantonCode: "VD", name: "Vaud", isSample: true }),
    );
    expect(await findSampleCanton(makeCms().forTier("teaser"))).toEqual({
      code: "VD",
      name: "Vaud",
      populationInThousands: 832,
      medianMonthlySalaryChf: 6900,
      averageRentChf: 1478,
      sourceLines: ["BFS, 2024", "BFS, 2022", "BFS, 2023"],
    });
  });

  test.each([
    ["none is opened", makeCanton()],
    ["a figure is missing", makeCanton({ isSample: true, averageRentPrice: null })],
  ])("is null when %s", async (_, canton) => {
    directus.state.database.Cantons.push(canton);
    expect(await findSampleCanton(makeCms().forTier("teaser"))).toBeNull();
  });
});
