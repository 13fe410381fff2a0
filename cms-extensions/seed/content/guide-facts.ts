import type { SeedFact } from "../content-types.ts";

const REVIEWER = "Equipe editorial";

/** Figures of one calendar year; the next year's may be others. */
const of2026 = {
  year: 2026,
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  reviewer: REVIEWER,
};

const unemploymentContributions = {
  source: "Folheto 2.08, contribuições ao seguro-desemprego (Centro de Informação AHV/IV)",
  sourceUrl: "https://www.ahv-iv.ch/p/2.08.d",
  ...of2026,
};

const familyAllowances = {
  source: "Abonos de família de 2026, mínimo federal, FamZG art. 5 (BSV)",
  sourceUrl:
    "https://www.ahv-iv.ch/Portals/0/adam/AHV-IV/OrwD3z_mIEOztplxBzs7qQ/Document/Kantone_2026_f-1.pdf",
  ...of2026,
};

const withholdingTables = {
  source: "ESTV, tarifas do imposto na fonte de 2026",
  sourceUrl: "https://www.estv2.admin.ch/qst/2026/loehne/tar2026txt.zip",
  ...of2026,
};

const withholding = (
  canton: readonly [code: string, name: string],
  tariff: string,
  body: string,
): SeedFact => ({
  key: `imposto-na-fonte-${canton[0]}-${tariff.toLowerCase()}-2026`,
  title: `Imposto na fonte em ${canton[1]}, código ${tariff}, CHF 7’000 por mês, 2026`,
  body,
  ...withholdingTables,
});

const zurich = ["zh", "Zurique"] as const;
const geneva = ["ge", "Genebra"] as const;
const bern = ["be", "Berna"] as const;

export const guideFacts: readonly SeedFact[] = [
  {
    key: "contribuicao-ao-seguro-desemprego-2026",
    title: "Contribuição do empregado ao seguro-desemprego, 2026",
    body: "1,1%",
    ...unemploymentContributions,
  },
  {
    key: "teto-do-seguro-desemprego-2026",
    title: "Salário segurado máximo do seguro-desemprego por ano, 2026",
    body: "CHF 148’200",
    ...unemploymentContributions,
  },
  {
    key: "contribuicao-minima-ahv-2027",
    title: "Contribuição mínima à AHV por ano, 2027",
    body: "CHF 541",
    source: "Conselho Federal, comunicado de 2 out. 2026 (segundo cópias públicas)",
    sourceUrl: "https://www.admin.ch/fr/newnsb/BqB41FVYi5FB",
    year: 2027,
    validFrom: "2027-01-01",
    validUntil: "2027-12-31",
    reviewer: REVIEWER,
  },
  {
    key: "abono-por-filho-2026",
    title: "Abono mínimo por filho e mês, 2026",
    body: "CHF 215",
    ...familyAllowances,
  },
  {
    key: "premio-medio-de-crianca-2026",
    title: "Prêmio médio do seguro de saúde de uma criança por mês, 2026",
    body: "CHF 122.50",
    source:
      "Departamento Federal de Saúde Pública (BAG), prêmios médios de 2026 (segundo a imprensa)",
    sourceUrl: "https://www.priminfo.admin.ch/",
    ...of2026,
  },
  {
    key: "limite-da-caucao-de-aluguel",
    title: "Limite da caução de uma moradia",
    body: "três meses de aluguel",
    source: "Código das obrigações (OR), art. 257e",
    sourceUrl: "https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de#art_257_e",
    year: 2026,
    validFrom: "2026-01-01",
    reviewer: REVIEWER,
  },
  {
    key: "taxa-normal-do-iva",
    title: "Taxa normal do IVA suíço",
    body: "8,1%",
    source: "Administração Federal de Impostos (ESTV), taxas do IVA desde 2024",
    sourceUrl: "https://www.estv.admin.ch/",
    year: 2026,
    validFrom: "2024-01-01",
    reviewer: REVIEWER,
  },
  {
    key: "renda-da-declaracao-obrigatoria",
    title: "Renda bruta por ano a partir da qual quem paga na fonte precisa declarar",
    body: "CHF 120’000",
    source: "Regulamento do imposto na fonte (QStV), art. 9",
    sourceUrl: "https://www.estv.admin.ch/estv/de/home/direkte-bundessteuer/quellensteuer.html",
    year: 2026,
    validFrom: "2026-01-01",
    reviewer: REVIEWER,
  },
  withholding(zurich, "A0N", "7,75%"),
  withholding(zurich, "B0N", "4,98%"),
  withholding(zurich, "C0N", "8,54%"),
  withholding(bern, "A0N", "13,00%"),
  withholding(bern, "B0N", "9,40%"),
  withholding(bern, "C0N", "12,98%"),
  withholding(geneva, "A0N", "11,62%"),
  withholding(geneva, "B0N", "3,73%"),
  withholding(geneva, "C0N", "11,03%"),
];
