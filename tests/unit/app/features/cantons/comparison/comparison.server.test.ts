import { beforeEach, describe, expect, test } from "vitest";
import {
  requireComparison,
  comparisonCsv,
} from "~/features/cantons/comparison/comparison-page.server";
import { INCOME_TAX_KEY } from "../../../../../../contract/calculators/ordinary-tax.ts";
import { makeCanton, makeFigureSet } from "../../../../../factories/cantons";
import { makeDataset } from "../../../../../factories/content";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../../mocks/network";

mockNetwork();

const ask = (search: string, tier: "paying" | "free" = "paying", own: string | null = null) =>
  requireComparison(makeCms().forTier(tier), new URLSearchParams(search), async () => own);

async function compare(search: string) {
  const answer = await ask(search);
  if (answer.kind !== "open") throw new Error("the comparison is not open");
  return answer.comparison;
}
const rowsOf = async (search: string) => {
  const { groups } = await compare(search);
  return Object.fromEntries(groups.flatMap(({ rows }) => rows).map((row) => [row.figure, row]));
};

beforeEach(() => {
  directus.state.database.Cantons.push(
    makeCanton({ id: 1, cantonCode: "ZH", name: "Zurique", isSample: true }),
    makeCanton(),
    makeCanton({ id: 16, cantonCode: "AI", name: "Appenzell Interior" }),
  );
  directus.state.database.canton_figures.push(
    makeFigureSet(),
    makeFigureSet({ key: "premiumMinCents", byCanton: { ZH: 48_850, VD: 48_850 } }),
    makeFigureSet({ key: "populationInThousands", byCanton: { ZH: 1_620, VD: 855.1, AI: 16.7 } }),
    makeFigureSet({ key: "grdpInChfMillions", byCanton: { ZH: 164_495, VD: 64_500 } }),
  );
});

describe("canton comparison", () => {
  test("marks the highest and lowest value, says if all are equal, and marks no missing value", async () => {
    const rows = await rowsOf("c=ZH,VD,AI");
    expect(rows["averageRentPrice"]?.cells.map(({ text, mark }) => [text, mark])).toEqual([
      ["CHF\u00a01’768", "most"],
      ["CHF\u00a01’465", "least"],
      [null, null],
    ]);
    const premium = rows["premiumMinCents"];
    expect([premium?.isEqual, premium?.cells.map(({ mark }) => mark)]).toEqual([
      true,
      [null, null, null],
    ]);
  });

  test("divides only totals by inhabitants, if requested", async () => {
    const rows = await rowsOf("c=ZH,AI&per=head");
    expect(rows["grdpInChfMillions"]?.cells.map(({ text }) => text)).toEqual([
      "CHF\u00a0101’540",
      null,
    ]);
    expect(rows["grdpInChfMillions"]?.label).toBe("Produto interno bruto por habitante");
    expect(rows["averageRentPrice"]?.cells[0]?.text).toBe("CHF\u00a01’768");
  });

  test.each([
    ["sort=averageRentPrice", ["ZH", "VD", "AI"]],
    ["sort=averageRentPrice&order=asc", ["VD", "ZH", "AI"]],
    ["", ["AI", "VD", "ZH"]],
    ["sort=rent1Room", ["AI", "VD", "ZH"]],
  ])("sorts by %j, missing values last", async (order, codes) => {
    const { cantons } = await compare(`c=AI,VD,ZH&${order}`);
    expect(cantons.map(({ code }) => code)).toEqual(codes);
  });
});

describe("ordinary tax in the comparison", () => {
  beforeEach(() => {
    const value = {
      ZH: {
        municipality: "Zürich",
        single: [
          [50_000, 5_000],
          [150_000, 15_000],
        ],
        family: [
          [50_000, 0],
          [150_000, 9_000],
        ],
      },
      VD: {
        municipality: "Lausanne",
        single: [
          [50_000, 10_000],
          [150_000, 30_000],
        ],
        family: [
          [50_000, 5_000],
          [150_000, 15_000],
        ],
      },
    };
    directus.state.database.parameter_sets.push(
      makeDataset({ key: INCOME_TAX_KEY, year: 2026, source: "Tarifas de 2026", value }),
    );
  });

  test("is a percentage of the salary, and missing without an estimate", async () => {
    const rows = await rowsOf("c=ZH,VD,AI");
    expect(rows["ordinarySingle7000Pct"]?.cells.map(({ text, mark }) => [text, mark])).toEqual([
      ["10%", "least"],
      ["20%", "most"],
      [null, null],
    ]);
    // (84’000 − 50’000) / 100’000 × 9’000 = 3’060 of 84’000
    expect(rows["ordinaryFamily7000Pct"]?.cells.map(({ text }) => text)).toEqual([
      "3,6%",
      "10%",
      null,
    ]);
  });

  test("says that it is the capital's, with year, source and cantons without an estimate", async () => {
    const { groups } = await compare("c=ZH,VD,AI");
    const group = groups.find(({ name }) => name === "ordinaryTax");
    expect(group?.title).toContain("na capital do cantão");
    const [row] = group?.rows ?? [];
    expect(row?.year).toBe("2026");
    expect(row?.sources).toMatchObject([{ name: "Tarifas de 2026", year: "2026" }]);
    expect(row?.sources[0]?.note).toContain("Zürich e Lausanne");
    expect(row?.sources[0]?.note).toContain("Sem estimativa plausível: Appenzell Interior.");
  });

  test("sorts the cantons", async () => {
    const { cantons, sortLabel } = await compare("c=AI,ZH,VD&sort=ordinaryFamily7000Pct");
    expect(cantons.map(({ code }) => code)).toEqual(["VD", "ZH", "AI"]);
    expect(sortLabel).toBe("Imposto ordinário, casal com dois filhos, CHF 7’000");
  });

  test("has no group while there are no estimates", async () => {
    directus.state.database.parameter_sets.length = 0;
    const { groups } = await compare("c=ZH,VD");
    expect(groups.map(({ name }) => name)).not.toContain("ordinaryTax");
  });
});

test("canton comparison: shows free members no figure at any address", async () => {
  for (const search of ["c=ZH,VD", "", "c=VD&add=ZH"])
    expect(await ask(search, "free")).toEqual({
      kind: "locked",
      sample: { code: "ZH", name: "Zurique" },
    });
});

test.each([
  ["AI", ["AI", "ZH"]],
  ["VD", ["VD", "ZH"]],
  ["XX", ["ZH", "VD"]],
  [null, ["ZH", "VD"]],
])("canton comparison: starts with two cantons, own one first (own: %j)", async (own, codes) => {
  expect(await ask("", "paying", own)).toMatchObject({
    comparison: { query: { codes }, cantons: codes.map((code) => ({ code })) },
  });
});

test("canton comparison: the form redirects to a plain address", async () => {
  expect(await ask("c=VD&add=ZH&per=head")).toEqual({
    kind: "elsewhere",
    path: "/app/cantons/compare?c=VD,ZH&per=head",
  });
});

test("canton comparison: the CSV file has francs, decimal commas and s/d, and no executable cell", async () => {
  const { database } = directus.state;
  database.canton_figures[0] = makeFigureSet({ publisher: null, source: "=HYPERLINK(1)" });
  const lines = comparisonCsv(await compare("c=ZH,AI")).split("\r\n");
  expect(lines[0]).toBe(
    '\ufeff"Número";"Unidade";"Ano";"Zurique";"Appenzell Interior";"Fontes e anos"',
  );
  expect(lines[1]).toMatch(/^"Aluguel médio";"CHF por mês";"2024";"1768";"s\/d";"'=HYPERLINK/);
  expect(lines.find((line) => line.includes("Prêmio"))).toContain('"488,5"');
});
