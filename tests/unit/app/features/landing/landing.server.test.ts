import { describe, expect, test } from "vitest";
import { findLandingCounts } from "~/features/landing/landing.server";
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
        ...times(19, () => makeNews({ ...inOctober, date_updated: "2026-11-02T08:00:00Z" })),
        makeNews({ publishedAt: "2026-10-31T23:30:00Z", date_updated: null }),
        makeNews({ status: "draft" }),
      ],
      articles: [makeArticle({ ...inOctober, date_updated: "2026-11-03T08:00:00Z" })],
      forum_posts: [
        ...times(20, () => makeTopic({ solvedAt: "2026-11-03T08:00:00Z", user_created: "ana" })),
        makeTopic({ solvedAt: "2026-11-03T08:00:00Z", user_created: "ana", status: "hidden" }),
        makeTopic({ solvedAt: null, user_created: "ana" }),
        makeTopic({ solvedAt: "2026-11-03T08:00:00Z", user_created: null }),
      ],
    });
    expect(await findLandingCounts(makeCms().forTier("teaser"), 1234, now)).toEqual({
      members: 1234,
      solved: 20,
      updated: 21,
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
