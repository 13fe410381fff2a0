import type {
  ParameterKey,
  ParameterValue,
} from "../../../contract/calculators/parameter-shapes.ts";

export type SeedParameter<Key extends ParameterKey = ParameterKey> = {
  key: Key;
  year: number;
  source: string;
  publisher: string;
  sourceUrl: string | null;
  /** ISO day on which somebody last held the figures against their source; null where nobody has. */
  reviewedAt: string | null;
  value: ParameterValue<Key>;
};

const REVIEWED = "2026-11-21";

const parameter = <Key extends ParameterKey>(
  key: Key,
  year: number,
  about: Pick<SeedParameter, "source" | "publisher" | "sourceUrl">,
  value: ParameterValue<Key>,
): SeedParameter<Key> => ({ key, year, ...about, reviewedAt: REVIEWED, value });

const socialInsuranceTable = {
  source: "Tabela de contribuições 2026/2025/2024",
  publisher: "Southvision Treuhand",
  sourceUrl:
    "https://treuhand.southvision.de/news/wichtige-aenderungen-in-den-sozialversicherungen",
};

/** BVG art. 16, the same each year. */
const ageCredits = [
  { from: 25, to: 34, percent: 7 },
  { from: 35, to: 44, percent: 10 },
  { from: 45, to: 54, percent: 15 },
  { from: 55, to: 65, percent: 18 },
];

/** What the calculators of the demo work with, each with where it stands. Years that nobody published are not here. */
export const calculatorParameters = [
  parameter("calc.ahv", 2026, socialInsuranceTable, {
    employeePercent: 5.3,
    employerPercent: 5.3,
  }),
  parameter("calc.alv", 2026, socialInsuranceTable, {
    employeePercent: 1.1,
    employerPercent: 1.1,
    ceilingPerYearChf: 148_200,
  }),
  parameter(
    "calc.nbu",
    2026,
    {
      source: "Indicação de cerca de 1%; a taxa é de cada seguradora",
      publisher: "frontaliereticino.ch",
      sourceUrl: "https://www.frontaliereticino.ch",
    },
    { estimatePercent: 1, ceilingPerYearChf: 148_200 },
  ),
  parameter(
    "calc.bvg",
    2026,
    {
      source: "Kennzahlen Sozialversicherungen 2026; BVG art. 16",
      publisher: "Meitreu",
      sourceUrl: "https://www.meitreu.ch/news-blog/kennzahlen-sozialversicherungen-2026",
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
  {
    ...parameter(
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
    reviewedAt: null,
  },
  parameter(
    "calc.family",
    2026,
    { source: "Mínimos das Familienzulagen (FamZG)", publisher: "BSV", sourceUrl: null },
    { childPerMonthChf: 215, educationPerMonthChf: 268 },
  ),
  parameter(
    "calc.withholding",
    2026,
    {
      source: "Modelo anual e mensal; limite da declaração ordinária: QStV art. 9",
      publisher: "Klara; EFD",
      sourceUrl: "https://www.klara.ch/blog/quellensteuer-2021",
    },
    {
      annualModelCantons: ["FR", "GE", "TI", "VD", "VS"],
      ordinaryFromGrossPerYearChf: 120_000,
    },
  ),
  parameter(
    "calc.health-premium",
    2026,
    {
      source: "Prêmios médios de 2026 (23.09.2025)",
      publisher: "BAG, por cash.ch",
      sourceUrl:
        "https://www.cash.ch/news/top-news/krankenkassenpramien-steigen-2026-im-schnitt-um-44-prozent-864217",
    },
    { adultChf: 465.3, youngAdultChf: 326.3, childChf: 122.5 },
  ),
  parameter(
    "calc.health-costs",
    2026,
    {
      source: "Participação nos custos: franquia e coparticipação (KVG art. 64, KVV art. 103)",
      publisher: "NKKV",
      sourceUrl: "https://nkkv.ch/de/krankekassenvergleich/",
    },
    { coinsurancePercent: 10, coinsuranceMaxAdultChf: 700, coinsuranceMaxChildChf: 350 },
  ),
  parameter(
    "calc.mortgage",
    2026,
    {
      source: "Regras de viabilidade usadas pelos bancos",
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
  parameter(
    "calc.mortgage-rate",
    2025,
    {
      source: "Hipoteca SARON, taxa de referência do 3º trimestre de 2025",
      publisher: "cash.ch",
      sourceUrl:
        "https://www.cash.ch/news/top-news/hypothekarzinsen-bleiben-im-dritten-quartal-trotz-zollhammer-stabil-863467",
    },
    { saronPercent: 1.02 },
  ),
  parameter(
    "calc.household",
    2023,
    {
      source: "BFS, HABE 2023 (domicílio de 2,07 pessoas)",
      publisher: "BFS, por vorsorgeforum.ch",
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
];
