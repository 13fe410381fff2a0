import { beforeEach, describe, expect, test } from "vitest";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { findCanton } from "~/features/cantons/canton-page.server";
import { makeCanton, makeCantonTranslation, makeFigureSet } from "../../../../factories/cantons";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const find = (tier: Tier, code: string) => findCanton(makeCms().forTier(tier), code);

beforeEach(() => {
  directus.state.database.Cantons.push(
    makeCanton({ id: 1, cantonCode: "ZH", name: "Zurique", isSample: true, languages: ["de"] }),
    makeCanton({ id: 22, areaKm2: "3212", averageRentPrice: null, languages: ["fr", "de"] }),
  );
  directus.state.database.Cantons_translations.push(
    makeCantonTranslation({ description: "<p>Texto</p><script>alert(1)</script>" }),
  );
});

describe("canton page for paying members", () => {
  test("has every figure with year and source, and s/d for a missing one", async () => {
    const answer = await find("paying", "VD");
    if (answer?.kind !== "open") throw new Error("the canton is not open");
    const { canton } = answer;
    expect(canton).toMatchObject({ code: "VD", name: "Vaud", languages: "francês e alemão" });
    expect(canton.descriptionHtml).toBe("<p>Texto</p>");
    expect(canton.figures.map(({ name, value, year, source }) => [name, value, year, source]))
      // A figure without a source note still shows its value.
      .toEqual([
        ["populationInThousands", "832\u00a0mil", "2024", { text: "BFS", lang: "de" }],
        ["averageMonthlySalary", "CHF\u00a06’900", "2022", { text: "BFS", lang: "de" }],
        ["averageRentPrice", null, "2023", { text: "BFS", lang: "de" }],
        ["grdpInChfMillions", "CHF\u00a061\u00a0bilhões", null, null],
        ["areaKm2", "3.212 km²", null, null],
      ]);
  });
});

test("canton page: the first figures show when they were checked, and Portuguese sources are marked as Portuguese", async () => {
  const { database } = directus.state;
  database.canton_figures.push(
    makeFigureSet({ key: "averageRentPrice", reviewedAt: "2026-11-21", byCanton: { ZH: 1_768 } }),
  );
  const source = "BFS, LSE 2024, pela Bilanz (25.11.2025)";
  database.Cantons.push(
    makeCanton({ id: 26, cantonCode: "JU", figures: { averageMonthlySalary: { source } } }),
  );
  const answer = await find("paying", "JU");
  if (answer?.kind !== "open") throw new Error("the canton is not open");
  const { figures } = answer.canton;
  const dates = figures.map(({ name, reviewedOn }) => [name, reviewedOn]);
  expect(dates).toContainEqual(["averageRentPrice", "21 nov. 2026"]);
  expect(figures.find(({ name }) => name === "averageMonthlySalary")?.source).toEqual({
    text: source,
    lang: "pt-BR",
  });
});

test("canton page: includes the editors' other data, with sources in their own language", async () => {
  const english = { source: "BFS: Gross domestic product per canton", year: "2022" };
  directus.state.database.Cantons.push(
    makeCanton({
      id: 25,
      cantonCode: "GE",
      coatOfArms: "escudo",
      picture: "foto",
      avgPremiumCents: 47_120,
      migrationOfficeUrl: "https://www.ge.ch/migration",
      migrationOfficePhone: "+41 22 000 00 00",
      holidays: [
        { name: "Jeûne genevois", rule: "quinta-feira de setembro" },
        { name: null, rule: "sem nome" },
        { name: "Restauração" },
      ],
      figures: { grdpInChfMillions: english },
    }),
  );
  const answer = await find("paying", "GE");
  if (answer?.kind !== "open") throw new Error("the canton is not open");
  const { coatOfArms, picture, migrationOfficeUrl, figures } = answer.canton;
  expect(answer.canton.migrationOfficePhone).toBe("+41 22 000 00 00");
  expect(answer.canton.holidays).toEqual([
    { name: "Jeûne genevois", rule: "quinta-feira de setembro" },
    { name: "Restauração", rule: "" },
  ]);
  expect([coatOfArms, picture]).toEqual(["escudo", "foto"]);
  expect(migrationOfficeUrl).toBe("https://www.ge.ch/migration");
  expect(figures.at(-1)).toMatchObject({ name: "avgPremiumCents", value: "CHF\u00a0471.20" });
  expect(figures.find(({ name }) => name === "grdpInChfMillions")?.source?.lang).toBe("en");
});

describe.each(["free", "teaser"] as const)("canton page for tier %s", (tier) => {
  test("shows the sample canton in full", async () => {
    expect(await find(tier, "ZH")).toMatchObject({
      kind: "open",
      canton: { code: "ZH", isSample: true },
    });
  });

  test("shows only the name of another canton and a link to the sample", async () => {
    expect(await find(tier, "VD")).toEqual({
      kind: "locked",
      code: "VD",
      name: "Vaud",
      sample: { code: "ZH", name: "Zurique" },
    });
  });
});

test.each(["paying", "free"] as const)(
  "canton page: an unknown canton is null (%s)",
  async (tier) => {
    expect(await find(tier, "XX")).toBeNull();
  },
);

test("canton page: throws if Directus is unavailable", async () => {
  directus.state.outage = "failing";
  await expect(find("paying", "VD")).rejects.toMatchObject({ name: "CmsError" });
});
