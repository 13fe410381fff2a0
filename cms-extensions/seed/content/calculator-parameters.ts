import type { ParameterKey, ParameterValue } from "../../../contract/calculators/parameters.ts";

export type SeedParameter<Key extends ParameterKey = ParameterKey> = {
  key: Key;
  year: number;
  source: string;
  publisher: string;
  sourceUrl: string | null;
  /** ISO day of the last check against the source; null if never checked. */
  reviewedAt: string | null;
  value: ParameterValue<Key>;
};

const REVIEWED = "2026-11-28";

const parameter = <Key extends ParameterKey>(
  key: Key,
  year: number,
  about: Pick<SeedParameter, "source" | "publisher" | "sourceUrl">,
  value: ParameterValue<Key>,
): SeedParameter<Key> => ({ key, year, ...about, reviewedAt: REVIEWED, value });

/** Parameters never checked against the official source: they say so and appear in the editors' queue. */
const unchecked = <Key extends ParameterKey>(set: SeedParameter<Key>): SeedParameter<Key> => ({
  ...set,
  reviewedAt: null,
});

const SALARY_CONTRIBUTIONS = {
  source: "Folheto 2.01, contribuições do salário à AHV, à IV e à EO, 1º jan. 2026",
  publisher: "Centro de Informação AHV/IV",
  sourceUrl: "https://www.ahv-iv.ch/p/2.01.d",
};
const UNEMPLOYMENT_CONTRIBUTIONS = {
  source: "Folheto 2.08, contribuições ao seguro-desemprego",
  publisher: "Centro de Informação AHV/IV",
  sourceUrl: "https://www.ahv-iv.ch/p/2.08.d",
};

/** BVG art. 16, the same each year. */
const ageCredits = [
  { from: 25, to: 34, percent: 7 },
  { from: 35, to: 44, percent: 10 },
  { from: 45, to: 54, percent: 15 },
  { from: 55, to: 65, percent: 18 },
];

const ALLOWANCES_2026_URL =
  "https://www.ahv-iv.ch/Portals/0/adam/AHV-IV/OrwD3z_mIEOztplxBzs7qQ/Document/Kantone_2026_f-1.pdf";

/** Francs per month for the first and the second child. */
const childAllowances2026 = {
  ...{ AG: 225, AI: 245, AR: 230, BE: 250, BL: 215, BS: 275, FR: 265 },
  ...{ GE: 311, GL: 215, GR: 240, JU: 275, LU: 215, NE: 240, NW: 258 },
  ...{ OW: 220, SG: 245, SH: 230, SO: 215, SZ: 230, TG: 215, TI: 215 },
  ...{ UR: 240, VD: 322, VS: 327, ZG: 330, ZH: 215 },
};

/** Unpublished years are missing. */
export const calculatorParameters = [
  parameter("calc.ahv", 2026, SALARY_CONTRIBUTIONS, {
    employeePercent: 5.3,
    employerPercent: 5.3,
  }),
  parameter("calc.alv", 2026, UNEMPLOYMENT_CONTRIBUTIONS, {
    employeePercent: 1.1,
    employerPercent: 1.1,
    ceilingPerYearChf: 148_200,
  }),
  unchecked(
    parameter(
      "calc.nbu",
      2026,
      {
        source:
          "Indicação de cerca de 1%, segundo frontaliereticino.ch; a taxa é de cada seguradora",
        publisher: "frontaliereticino.ch",
        sourceUrl: "https://www.frontaliereticino.ch",
      },
      { estimatePercent: 1, ceilingPerYearChf: 148_200 },
    ),
  ),
  parameter(
    "calc.bvg",
    2026,
    {
      source: "Números importantes da previdência profissional em 2026; BVG art. 16",
      publisher: "BSV",
      sourceUrl: "https://www.bsv.admin.ch/dam/de/sd-web/3jZGqTLgADbl/BPP_Zahlen_85_2026.pdf",
    },
    {
      entryThresholdPerYearChf: 22_680,
      coordinationDeductionPerYearChf: 26_460,
      minCoordinatedChf: 3_780,
      upperLimitPerYearChf: 90_720,
      employeeSharePercent: 50,
      ageCredits,
    },
  ),
  unchecked(
    parameter(
      "calc.bvg",
      2027,
      {
        source:
          "Valores-limite do BVG em 2027, segundo cópias públicas do comunicado de 2 out. 2026; BVG art. 16",
        publisher: "Conselho Federal",
        sourceUrl: "https://www.admin.ch/fr/newnsb/BqB41FVYi5FB",
      },
      {
        entryThresholdPerYearChf: 23_040,
        coordinationDeductionPerYearChf: 26_880,
        minCoordinatedChf: 3_840,
        upperLimitPerYearChf: 92_160,
        employeeSharePercent: 50,
        ageCredits,
      },
    ),
  ),
  unchecked(
    parameter(
      "calc.pillar-3a",
      2026,
      {
        source: "Números dos seguros sociais de 2026, segundo a fiduciária meitreu",
        publisher: "BSV",
        sourceUrl: "https://www.meitreu.ch/news-blog/kennzahlen-sozialversicherungen-2026",
      },
      { maxPerYearChf: 7_258 },
    ),
  ),
  unchecked(
    parameter(
      "calc.pillar-3a",
      2027,
      {
        source: "Teto do pilar 3a em 2027, segundo cópias públicas do comunicado de 2 out. 2026",
        publisher: "Conselho Federal",
        sourceUrl: "https://www.admin.ch/fr/newnsb/BqB41FVYi5FB",
      },
      { maxPerYearChf: 7_373 },
    ),
  ),
  parameter(
    "calc.family",
    2026,
    {
      source: "Abonos de família de 2026, mínimo federal (FamZG art. 5)",
      publisher: "BSV; Centro de Informação AHV/IV",
      sourceUrl: ALLOWANCES_2026_URL,
    },
    { childPerMonthChf: 215, educationPerMonthChf: 268 },
  ),
  unchecked(
    parameter(
      "calc.family-canton",
      2026,
      {
        source:
          "Abonos de família por cantão em 2026, segundo duas cópias públicas da tabela do BSV de 12.12.2025; crianças até 12 anos",
        publisher: "BSV; Centro de Informação AHV/IV",
        sourceUrl: ALLOWANCES_2026_URL,
      },
      {
        firstChildrenByCanton: childAllowances2026,
        fromThirdChildByCanton: {
          ...childAllowances2026,
          ...{ FR: 285, GE: 411, NE: 270, VD: 365, VS: 435 },
        },
      },
    ),
  ),
  unchecked(
    parameter(
      "calc.withholding",
      2026,
      {
        source:
          "Modelos anual e mensal, segundo a Klara; limite da declaração ordinária: QStV art. 9",
        publisher: "Klara; EFD",
        sourceUrl: "https://www.klara.ch/blog/quellensteuer-2021",
      },
      {
        annualModelCantons: ["FR", "GE", "TI", "VD", "VS"],
        ordinaryFromGrossPerYearChf: 120_000,
      },
    ),
  ),
  unchecked(
    parameter(
      "calc.health-premium",
      2026,
      {
        source: "Prêmios médios de 2026 (23.09.2025), segundo cash.ch",
        publisher: "BAG",
        sourceUrl:
          "https://www.cash.ch/news/top-news/krankenkassenpramien-steigen-2026-im-schnitt-um-44-prozent-864217",
      },
      { adultChf: 465.3, youngAdultChf: 326.3, childChf: 122.5 },
    ),
  ),
  parameter(
    "calc.health-costs",
    2026,
    {
      source: "Participação nos custos: franquia e coparticipação (KVG art. 64, KVV art. 103)",
      publisher: "Fedlex",
      sourceUrl: "https://www.fedlex.admin.ch/eli/cc/1995/3867_3867_3867/de",
    },
    { coinsurancePercent: 10, coinsuranceMaxAdultChf: 700, coinsuranceMaxChildChf: 350 },
  ),
  unchecked(
    parameter(
      "calc.mortgage",
      2026,
      {
        source: "Regras de viabilidade usadas pelos bancos, segundo a Leihkasse Stammheim",
        publisher: "Leihkasse Stammheim",
        sourceUrl:
          "https://www.leihkasse-stammheim.ch/de/finanzieren/der-traum-vom-eigenheim/tragbarkeit.html",
      },
      {
        imputedInterestPercent: 5,
        maintenancePercent: 1,
        maxCostOfIncomePercent: 33.3333,
        minEquityPercent: 20,
        minHardEquityPercent: 10,
        amortizeToPercent: 66.6667,
        amortizeWithinYears: 15,
        amortizeUntilAge: 65,
      },
    ),
  ),
  unchecked(
    parameter(
      "calc.mortgage-rate",
      2025,
      {
        source: "Hipoteca SARON em setembro de 2025, segundo cash.ch",
        publisher: "cash.ch",
        sourceUrl:
          "https://www.cash.ch/news/top-news/hypothekarzinsen-bleiben-im-dritten-quartal-trotz-zollhammer-stabil-863467",
      },
      { saronPercent: 1.02 },
    ),
  ),
  unchecked(
    parameter(
      "calc.household",
      2023,
      {
        source: "HABE 2023 (domicílio de 2,07 pessoas), segundo vorsorgeforum.ch",
        publisher: "BFS",
        sourceUrl:
          "https://www.vorsorgeforum.ch/bvg-aktuell/2025/11/19/30-prozent-fuer-obligatorische-ausgaben.html",
      },
      {
        grossChf: 10_340,
        compulsoryChf: 3_154,
        taxesChf: 1_245,
        consumptionChf: 5_049,
        housingAndEnergyChf: 1_449,
      },
    ),
  ),
  unchecked(
    parameter(
      "calc.unemployment",
      2026,
      {
        source: "AVIG art. 18, 22 e 27; AVIV art. 6a, 40 e 40a, segundo cópias públicas das leis",
        publisher: "Fedlex",
        sourceUrl: "https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de",
      },
      {
        fullPercent: 80,
        reducedPercent: 70,
        fullUpToPerDayChf: 140,
        leastInsuredPerMonthChf: 500,
        daysPerMonth: 21.7,
        youngUntilAge: 25,
        youngAllowances: 200,
        allowancesFrom12Months: 260,
        allowancesFrom18Months: 400,
        allowancesFrom22Months: 520,
        longerFromAge: 55,
        noWaitUpToPerYearChf: 36_000,
        shortWaitUpToPerYearChf: 60_000,
        mediumWaitUpToPerYearChf: 90_000,
        longWaitUpToPerYearChf: 125_000,
        shortWaitDays: 5,
        mediumWaitDays: 10,
        longWaitDays: 15,
        longestWaitDays: 20,
      },
    ),
  ),
];
