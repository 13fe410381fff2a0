import { beforeEach, describe, expect, test } from "vitest";
import { findChoropleth } from "~/features/cantons/choropleth/choropleth.server";
import { makeFigureSet } from "../../../../../factories/cantons";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../../mocks/network";

mockNetwork();

const cantons = [
  { code: "ZH", name: "Zurique", languages: ["alemão"] },
  { code: "VD", name: "Vaud", languages: ["francês"] },
  { code: "AI", name: "Appenzell Interior", languages: ["alemão"] },
];
const find = (requested: string | null, tier: "paying" | "free" = "paying") =>
  findChoropleth(makeCms().forTier(tier), cantons, requested);

beforeEach(() => {
  directus.state.database.canton_figures.push(
    makeFigureSet({ year: 2023, byCanton: { VD: 1, ZH: 2 } }),
    makeFigureSet(),
    makeFigureSet({ year: 2027, status: "draft", byCanton: { VD: 9 } }),
    makeFigureSet({ key: "taxSingle5000Pct", byCanton: { ZH: 5.52, VD: 8.17, AI: 0 } }),
  );
});

describe("canton map for paying members", () => {
  test("shows the newest published rents in descending order, missing values last and without a colour step", async () => {
    const { shown, choices } = await find(null);
    expect(shown.figure).toBe("averageRentPrice");
    expect(shown.cantons.map(({ code, text, place }) => [code, text, place])).toEqual([
      ["ZH", "CHF\u00a01’768", "1º de 2"],
      ["VD", "CHF\u00a01’465", "2º de 2"],
      ["AI", null, null],
    ]);
    expect(shown.cantons.at(-1)?.step).toBe(0);
    expect(shown.sources).toMatchObject([
      { year: "2024", name: "BFS", title: "Mietpreise nach Kanton" },
    ]);
    expect(choices.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual([
      "averageRentPrice",
      "taxSingle5000Pct",
      "languages",
    ]);
  });

  test.each([
    ["highest", ["ZH", "VD", "AI"]],
    ["lowest", ["VD", "ZH", "AI"]],
    ["name", ["AI", "VD", "ZH"]],
    ["<script>", ["ZH", "VD", "AI"]],
  ])("sorts by %j, missing values last", async (sort, codes) => {
    const { shown } = await findChoropleth(makeCms().forTier("paying"), cantons, null, sort);
    expect(shown.cantons.map(({ code }) => code)).toEqual(codes);
  });

  test("shows another figure, and treats zero as a value", async () => {
    const { shown } = await find("taxSingle5000Pct");
    expect(shown.cantons.map(({ text }) => text)).toEqual(["8,17%", "5,52%", "0%"]);
    expect(shown.legend.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test.each(["nothing", "rent1Room", "__proto__"])(
    "falls back to languages or rents for the unknown figure %s",
    async (requested) => {
      expect(["averageRentPrice", "languages"]).toContain((await find(requested)).shown.figure);
    },
  );
});

test("canton map: shows languages to free members, whatever figure they request", async () => {
  const { shown, choices } = await find("averageRentPrice", "free");
  expect(shown.figure).toBe("languages");
  expect(choices.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual([
    "languages",
  ]);
  expect(shown.legend).toEqual([
    { step: 1, range: "alemão", count: 2 },
    { step: 2, range: "francês", count: 1 },
  ]);
  expect(JSON.stringify(shown)).not.toContain("CHF");
});
