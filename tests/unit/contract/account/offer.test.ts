import { beforeEach, describe, expect, test, vi } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";

const everything = structuredClone(areas);

beforeEach(() => {
  vi.resetModules();
});

async function offersWhen(open: readonly string[]) {
  vi.doMock("../../../../contract/shared/areas.ts", () => ({
    areas: Object.fromEntries(
      Object.entries(everything).map(([name, area]) => [
        name,
        { ...area, isOpen: open.includes(name) },
      ]),
    ),
  }));
  return import("../../../../contract/account/offer.ts");
}

describe("area switch", () => {
  test("moves an area from coming to available", async () => {
    const { openOffers, comingOffers, freeToday } = await offersWhen(["news", "forum"]);
    expect(openOffers.map(({ area }) => area)).toEqual(["news", "forum"]);
    expect(comingOffers.map(({ area }) => area)).not.toContain("forum");
    expect(freeToday).toBe("notícias inteiras e o fórum");
  });

  test("moves it back", async () => {
    const { openOffers, comingOffers, freeToday } = await offersWhen(["news"]);
    expect(openOffers.map(({ area }) => area)).toEqual(["news"]);
    expect(comingOffers.map(({ area }) => area)).toContain("cantons");
    expect(freeToday).toBe("notícias inteiras");
  });
});
