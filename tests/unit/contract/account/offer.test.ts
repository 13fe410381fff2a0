import { beforeEach, describe, expect, test, vi } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";

const everything = structuredClone(areas);

beforeEach(() => {
  vi.resetModules();
});

async function offersWhen(open: readonly string[]) {
  vi.doMock("../../../../contract/shared/areas.ts", async (original) => ({
    ...(await original<object>()),
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
    const { listOpenOffers, listComingOffers, describeFreeToday } = await offersWhen([
      "news",
      "forum",
    ]);
    expect(listOpenOffers().map(({ area }) => area)).toEqual(["news", "forum"]);
    expect(listComingOffers().map(({ area }) => area)).not.toContain("forum");
    expect(describeFreeToday()).toBe("notícias inteiras e o fórum");
  });

  test("moves it back", async () => {
    const { listOpenOffers, listComingOffers, describeFreeToday } = await offersWhen(["news"]);
    expect(listOpenOffers().map(({ area }) => area)).toEqual(["news"]);
    expect(listComingOffers().map(({ area }) => area)).toContain("cantons");
    expect(describeFreeToday()).toBe("notícias inteiras");
  });

  test("offers the same calculators to both while none is for paying members", async () => {
    const { listOpenOffers } = await offersWhen(["tools"]);
    const { closeShelves } = await import("../../../../contract/shared/shelves.ts");
    closeShelves(["net-salary", "withholding-tax", "salary-comparison", "mortgage"]);
    const [tools] = listOpenOffers();
    const free = "Câmbio, orçamento e seguro-desemprego";
    expect([tools?.free, tools?.paying]).toEqual([free, free]);
    closeShelves([]);
  });
});
