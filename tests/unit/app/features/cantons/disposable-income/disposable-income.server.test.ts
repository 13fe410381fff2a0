import { beforeEach, describe, expect, test } from "vitest";
import {
  readDisposableIncome,
  sentDisposableIncomeValues,
} from "~/features/cantons/disposable-income/disposable-income-values";
import { disposableIncomeDefaults } from "../../../../../../contract/calculators/salary-forms.ts";
import {
  disposableIncomeByCanton,
  findExampleIncome,
} from "~/features/cantons/disposable-income/disposable-income.server";
import { netSalaryOf } from "../../../../../../contract/calculators/net-salary.ts";
import { withholdingTaxCents } from "../../../../../../contract/calculators/withholding-tax.ts";
import {
  makeNetSalaryInput,
  parameters2026,
  smallTable,
} from "../../../../../factories/calculators";
import { makeCanton, makeFigureSet } from "../../../../../factories/cantons";
import { makeDataset } from "../../../../../factories/content";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../../mocks/network";

mockNetwork();

const NOW = new Date("2026-11-23T10:00:00Z");
const parameters = {
  "calc.ahv": { employeePercent: 5.3, employerPercent: 5.3 },
  "calc.alv": { employeePercent: 1.1, employerPercent: 1.1, ceilingPerYearChf: 148_200 },
  "calc.nbu": { estimatePercent: 1, ceilingPerYearChf: 148_200 },
  "calc.bvg": {
    entryThresholdPerYearChf: 22_680,
    coordinationDeductionPerYearChf: 26_460,
    minCoordinatedChf: 3_780,
    upperLimitPerYearChf: 90_720,
    employeeSharePercent: 50,
    ageCredits: [{ from: 25, to: 65, percent: 10 }],
  },
  "calc.family": { childPerMonthChf: 215, educationPerMonthChf: 268 },
};
const source = {
  year: 2026,
  publisher: "ESTV",
  title: "Quellensteuertarife 2026",
  url: "https://www.estv.admin.ch/",
  publishedOn: null,
  importedAt: NOW.toISOString(),
};
const requests: unknown[] = [];
const rates = (taxes: Record<string, number>) => ({
  listRates: async (query: { code: string }) => {
    requests.push(query);
    const all = Object.entries(taxes).map(([canton, taxCents]) => {
      return { canton, code: query.code, source, taxCents, rateHundredths: 0, minimumCents: 0 };
    });
    return { isError: false as const, statusCode: 200, data: { rates: all } };
  },
});
const unavailable = {
  listRates: async () => ({
    isError: true as const,
    statusCode: 503,
    message: "",
    code: null,
    retryAfterSeconds: null,
    fields: {},
    detail: {},
  }),
};

function question(values: Partial<typeof disposableIncomeDefaults>) {
  const read = readDisposableIncome({ ...disposableIncomeDefaults, gross: "6500", ...values });
  if (!read.question) throw new Error("the form can't be read");
  return read.question;
}
const work = (
  values = {},
  withholdingTax: typeof unavailable | ReturnType<typeof rates> = rates({
    ZH: 54_250,
    VD: 80_000,
    AI: 60_000,
  }),
) =>
  disposableIncomeByCanton(
    question(values),
    { cms: makeCms().forTier("paying"), withholdingTax },
    NOW,
  );

beforeEach(() => {
  requests.length = 0;
  const { database } = directus.state;
  database.Cantons.push(
    makeCanton({ id: 1, cantonCode: "ZH", name: "Zurique" }),
    makeCanton(),
    makeCanton({ id: 16, cantonCode: "AI", name: "Appenzell Interior" }),
  );
  database.canton_figures.push(
    makeFigureSet({ key: "rent1Room", byCanton: { ZH: 1_108, VD: 896, AI: null } }),
    makeFigureSet({ key: "rent2Rooms", byCanton: { ZH: 1_510, VD: 1_198, AI: 1_032 } }),
    makeFigureSet({
      key: "cheapestPremium300Cents",
      byCanton: { ZH: 42_780, VD: 53_730, AI: 35_350 },
    }),
    makeFigureSet({
      key: "cheapestChildPremiumCents",
      byCanton: { ZH: 9_410, VD: 11_000, AI: 7_770 },
    }),
  );
  for (const [key, value] of Object.entries(parameters))
    database.parameter_sets.push(makeDataset({ key, year: 2026, value }));
});

// 6500 − 5.3 % − 1.1 % − 1 % − half of 10 % of the coordinated salary (78’000 − 26’460).
const NET_CENTS = 650_000 - 34_450 - 7_150 - 6_500 - 21_475;
const left = (taxCents: number, rentCents: number, premiumCents: number) =>
  Math.round((NET_CENTS - taxCents - rentCents - premiumCents) / 100);

describe("disposable income by canton", () => {
  test("is net salary minus tax, rent and premium, in descending order", async () => {
    const answer = await work();
    const francs = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));
    expect(answer?.shown.cantons.map(({ code, text }) => [code, francs(text)])).toEqual([
      ["AI", left(60_000, 103_200, 35_350)],
      ["ZH", left(54_250, 151_000, 42_780)],
      ["VD", left(80_000, 119_800, 53_730)],
    ]);
    expect(requests).toEqual([{ year: 2026, code: "A0N", incomeCents: 650_000 }]);
  });

  test("explains the best cantons with amounts, and names the sources", async () => {
    const answer = await work();
    expect(answer?.best[0]).toMatchObject({
      code: "AI",
      reasons: ["aluguel CHF 166 abaixo da mediana", "seguro de saúde CHF 74 abaixo da mediana"],
    });
    expect(answer?.sources).toContainEqual(
      expect.objectContaining({ name: "ESTV", title: "Quellensteuertarife 2026" }),
    );
    expect(answer?.sources.every(({ year }) => year !== "")).toBe(true);
  });

  test("includes a family's premiums, allowances and tax tariff", async () => {
    const single = await work();
    const family = await work({ household: "married", children: "2" });
    expect(requests.at(-1)).toMatchObject({
      ...{ code: "B2N", incomeCents: 650_000 },
      added: { ZH: 43_000, VD: 43_000, AI: 43_000 },
    });
    const francs = (answer: typeof family) =>
      Number(
        (answer?.shown.cantons.find(({ code }) => code === "ZH")?.text ?? "").replace(/\D/g, ""),
      );
    const more = 2 * 215 - 427.8 - 2 * 94.1;
    expect(Math.abs(francs(family) - francs(single) - more)).toBeLessThanOrEqual(1);
  });

  test("ranks families by each canton's child allowance, also in the tax", async () => {
    const value = {
      firstChildrenByCanton: { ZH: 215, VD: 322, AI: 245 },
      fromThirdChildByCanton: { ZH: 215, VD: 365, AI: 245 },
    };
    const row = makeDataset({ key: "calc.family-canton", year: 2026, value });
    directus.state.database.parameter_sets.push(row);
    const family = await work({ household: "married", children: "3" });
    expect(family?.isRanked).toBe(true);
    expect(requests.at(-1)).toMatchObject({ added: { ZH: 64_500, VD: 100_900, AI: 73_500 } });
    expect(family?.best.find(({ code }) => code === "VD")?.reasons).toContain(
      "abono de família CHF\u00a0274 acima da mediana",
    );
  });

  test("does not rank cantons for families while an allowance is unknown", async () => {
    const family = await work({ household: "married", children: "2" });
    expect(family).toMatchObject({ isRanked: false, best: [] });
    expect(family?.shown.cantons.map(({ place }) => place)).toEqual([null, null, null]);
    expect(family?.shown.cantons.map(({ code }) => code)).toEqual(["AI", "VD", "ZH"]);
    expect((await work())?.isRanked).toBe(true);
  });

  test("taxes a family like the net salary calculator", async () => {
    await work({ children: "2" });
    const { incomeCents, added } = requests.at(-1) as {
      incomeCents: number;
      added: Record<string, number>;
    };
    const taxed = incomeCents + (added["ZH"] ?? 0);
    const { explained } = netSalaryOf(
      makeNetSalaryInput({
        ...{ grossCents: 650_000, salaries: 12, children: 2 },
        withholding: { table: smallTable, isAnnual: false },
      }),
      parameters2026,
    ) ?? { explained: null };
    expect(explained?.withheld?.monthCents).toBe(withholdingTaxCents(smallTable, taxed));
  });

  test("is unknown, not zero, if a rent is unknown", async () => {
    const answer = await work({ rooms: "1" });
    expect(answer?.shown.cantons.at(-1)).toMatchObject({ code: "AI", text: null, step: 0 });
    expect(answer?.best.map(({ code }) => code)).toEqual(["ZH", "VD"]);
  });
});

test("disposable income: null while the official tables or the year's rates are unavailable", async () => {
  expect(await work({}, unavailable)).toBeNull();
  expect(await work({}, rates({}))).toBeNull();
  directus.state.database.parameter_sets.length = 0;
  expect(await work()).toBeNull();
});

describe("disposable income form", () => {
  test.each([
    ["", "missing"],
    ["0", "missing"],
    ["abc", "unreadable"],
    ["-5", "negative"],
    ["99999999999999", "large"],
    ["1\t2", "several"],
  ])("rejects salary %j: %s", (gross, problem) => {
    expect(readDisposableIncome({ ...disposableIncomeDefaults, gross }).problems).toEqual({
      gross: problem,
    });
  });

  test.each(["6500", "6'500.00", "6.500,00", "CHF 6’500.–"])("accepts salary %s", (gross) => {
    expect(readDisposableIncome({ ...disposableIncomeDefaults, gross }).question?.grossCents).toBe(
      650_000,
    );
  });

  test("replaces an unknown option by the first one of its list", () => {
    const form = new FormData();
    form.set("gross", "6500");
    form.set("age", "30");
    form.set("children", "1");
    form.set("rooms", "__proto__");
    expect(readDisposableIncome(sentDisposableIncomeValues(form)).question).toMatchObject({
      rooms: "2",
      isMarried: false,
    });
  });
});

const example = (openedCode: string | null) => {
  for (const canton of directus.state.database.Cantons)
    canton.isSample = canton.cantonCode === openedCode;
  const withholdingTax = rates({ ZH: 54_250, VD: 80_000, AI: 60_000 });
  return findExampleIncome({ cms: makeCms().forTier("paying"), withholdingTax }, NOW);
};

test("disposable income: the example names where most and least is left, and the opened canton", async () => {
  const shown = (await work())?.shown.cantons.map(({ code, text }) => [code, text]);
  const found = await example("ZH");
  expect(found?.rows.map(({ code, text }) => [code, text])).toEqual(shown);
  expect(found?.rows.map(({ code }) => code)).toEqual(["AI", "ZH", "VD"]);
  expect(found?.rows[0]?.share).toBe(1);
  expect(found?.opened).toMatchObject({ name: "Zurique", rent: 1_510, premium: 428 });
  expect(Object.keys(found?.steps ?? {})).toHaveLength(3);
});

test("disposable income: the example names a canton once, and none as opened if none is", async () => {
  expect((await example("VD"))?.rows.map(({ code }) => code)).toEqual(["AI", "VD"]);
  expect((await example(null))?.opened).toBeNull();
});
