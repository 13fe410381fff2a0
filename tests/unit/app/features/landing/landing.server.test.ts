import { describe, expect, test } from "vitest";
import { findLandingCounts, findSampleCanton } from "~/features/landing/landing.server";
import { makeCanton, makeCounted, makeNews } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe("counts", () => {
  test("are of what is published", async () => {
    Object.assign(directus.state.database, {
      news: [...times(6, () => makeNews()), makeNews({ status: "draft" })],
      articles: times(5, () => makeCounted()),
      videos: times(7, () => makeCounted({ access: "paying" })),
      Cantons: times(26, () => makeCanton()),
    });
    expect(await findLandingCounts(makeCms())).toEqual({
      news: 6,
      articles: 5,
      videos: 7,
      cantons: 26,
    });
  });

  test("too small to mean anything are left out", async () => {
    Object.assign(directus.state.database, { news: times(4, () => makeNews()) });
    expect(await findLandingCounts(makeCms())).toEqual({});
  });

  test("fail when Directus fails", async () => {
    directus.state.outage = "failing";
    await expect(findLandingCounts(makeCms())).rejects.toMatchObject({ name: "CmsError" });
  });
});

describe("the sample canton", () => {
  test("is the one that editors opened, with its sources named once", async () => {
    directus.state.database.Cantons.push(
      makeCanton({ id: 1, cantonCode: "ZH" }),
      makeCanton({ id: 22, cantonCode: "VD", name: "Vaud", isSample: true }),
    );
    expect(await findSampleCanton(makeCms())).toEqual({
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
  ])("is absent when %s", async (_, canton) => {
    directus.state.database.Cantons.push(canton);
    expect(await findSampleCanton(makeCms())).toBeNull();
  });
});
