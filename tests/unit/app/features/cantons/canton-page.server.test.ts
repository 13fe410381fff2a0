import { beforeEach, describe, expect, test } from "vitest";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { findCanton, requireCanton } from "~/features/cantons/canton-page.server";
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

async function open(tier: Tier, code: string) {
  const request = new Request(`https://portal.test/pt-BR/app/cantons/${code}`);
  const answer = await requireCanton(makeCms().forTier(tier), code, request);
  if (answer.kind !== "open") throw new Error("the canton is not open");
  return answer.canton;
}

const salary = (value: number, region: string) => ({ value, region });

describe("canton page for paying members", () => {
  test("shows the canton's text without scripts", async () => {
    const canton = await open("paying", "VD");
    expect(canton).toMatchObject({ code: "VD", name: "Vaud", languages: ["francês", "alemão"] });
    expect(canton.descriptionHtml).toBe("<p>Texto</p>");
  });

  test("has the figures of its own columns for the home page, with year and source", async () => {
    const answer = await find("paying", "VD");
    if (answer?.kind !== "open") throw new Error("the canton is not open");
    expect(
      answer.canton.figures.map(({ name, value, year, source }) => [name, value, year, source]),
    )
      // A figure without a source note still shows its value.
      .toEqual([
        ["populationInThousands", "832\u00a0mil", "2024", { text: "BFS", lang: "de" }],
        ["averageMonthlySalary", "CHF\u00a06’900", "2022", { text: "BFS", lang: "de" }],
        ["averageRentPrice", null, "2023", { text: "BFS", lang: "de" }],
        ["grdpInChfMillions", "CHF\u00a061\u00a0bilhões", null, null],
        ["areaKm2", "3.212 km²", null, null],
      ]);
  });

  test("compares each figure with the median of all cantons and with its neighbors", async () => {
    directus.state.database.canton_figures.push(
      makeFigureSet({ reviewedAt: null, byCanton: { VD: 1_465, GE: 1_600, FR: 1_300, ZH: 1_768 } }),
      makeFigureSet({ key: "rent1Room", byCanton: { VD: null, GE: 700 } }),
    );
    const [chart, ...others] = (await open("paying", "VD")).charts;
    expect(others).toEqual([]);
    expect(chart).toMatchObject({
      name: "rent",
      missing: ["Aluguel, 1 cômodo"],
      sources: [{ name: "BFS", year: "2024" }, { reviewedOn: "21 nov. 2026" }],
    });
    expect(chart?.rows).toEqual([
      {
        label: "Todos os tamanhos",
        value: 1_465,
        text: "CHF\u00a01’465",
        median: 1_532.5,
        medianText: "CHF\u00a01’533",
        place: "3º de 4",
        neighborsText: "CHF\u00a01’300 (Friburgo); CHF\u00a01’600 (Genebra)",
        isOther: false,
      },
    ]);
  });

  test("shows each greater region of the neighbors once beside the canton's own salary", async () => {
    const byCanton = {
      VD: salary(6_900, "Região do Lemano"),
      GE: salary(6_900, "Região do Lemano"),
      FR: salary(6_700, "Espace Mittelland"),
      NE: salary(6_700, "Espace Mittelland"),
      ZH: salary(7_502, "Zurique"),
    };
    directus.state.database.canton_figures.push(
      makeFigureSet({ key: "averageMonthlySalary", byCanton }),
    );
    const [chart] = (await open("paying", "VD")).charts;
    expect(chart?.rows.map(({ label, value, isOther }) => [label, value, isOther])).toEqual([
      ["Região do Lemano", 6_900, false],
      ["Espace Mittelland", 6_700, true],
    ]);
    expect(chart?.notes[0]).toContain("Região do Lemano");
  });

  test("puts size and economy apart from the charts, and leaves out what nobody publishes", async () => {
    directus.state.database.canton_figures.push(
      makeFigureSet({ key: "areaKm2", byCanton: { VD: 3_212, ZH: 1_729 } }),
      makeFigureSet({ key: "municipalities", year: 2026, byCanton: { VD: null, ZH: 160 } }),
    );
    const { charts, numbers } = await open("paying", "VD");
    expect(charts).toEqual([]);
    expect(numbers).toMatchObject({
      rows: [{ label: "Área", text: "3.212\u00a0km²", place: "1º de 2" }],
      missing: ["Municípios"],
      sources: [{ year: "2024" }],
    });
  });
});

test("canton page: includes the editors' other data", async () => {
  directus.state.database.Cantons.push(
    makeCanton({
      id: 25,
      cantonCode: "GE",
      coatOfArms: "escudo",
      picture: "foto",
      officialUrl: "https://www.ge.ch",
      migrationOfficeUrl: "https://www.ge.ch/migration",
      migrationOfficePhone: "+41 22 000 00 00",
      holidays: [
        { name: "Jeûne genevois", rule: "quinta-feira de setembro" },
        { name: null, rule: "sem nome" },
        { name: "Restauração" },
      ],
    }),
  );
  expect(await open("paying", "GE")).toMatchObject({
    coatOfArms: "escudo",
    picture: "foto",
    officialUrl: "https://www.ge.ch",
    migrationOfficeUrl: "https://www.ge.ch/migration",
    migrationOfficePhone: "+41 22 000 00 00",
    holidays: [
      { name: "Jeûne genevois", rule: "quinta-feira de setembro" },
      { name: "Restauração", rule: "" },
    ],
  });
});

describe.each(["free", "teaser"] as const)("canton page for tier %s", (tier) => {
  test("shows the sample canton in full", async () => {
    expect(await find(tier, "ZH")).toMatchObject({
      kind: "open",
      canton: { code: "ZH", isSample: true },
    });
  });

  test("gives no figure of another canton beside the sample", async () => {
    directus.state.database.canton_figures.push(
      makeFigureSet({ byCanton: { ZH: 1_768, AG: 1_387, SG: 1_294 } }),
    );
    const canton = await open(tier, "ZH");
    expect(canton.charts[0]?.rows[0]).toMatchObject({ value: 1_768, neighborsText: null });
    expect(JSON.stringify(canton)).not.toContain("1’294");
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
