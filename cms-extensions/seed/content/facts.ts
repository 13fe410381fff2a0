import type { SeedFact } from "../content-types.ts";
import { guideFacts } from "./guide-facts.ts";

const healthCosts = {
  source: "Regulamento do seguro de saúde (KVV), art. 103",
  sourceUrl: "https://www.fedlex.admin.ch/eli/cc/1995/3867_3867_3867/de",
  year: 2026,
  validFrom: "2026-01-01",
  reviewer: "Equipe editorial",
};

const pension2027 = {
  source: "Conselho Federal, comunicado de 2 out. 2026 (segundo cópias públicas)",
  sourceUrl: "https://www.admin.ch/fr/newnsb/BqB41FVYi5FB",
  year: 2027,
  validFrom: "2027-01-01",
  validUntil: "2027-12-31",
  reviewer: "Equipe editorial",
};

const pension2026 = {
  year: 2026,
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  reviewer: "Equipe editorial",
};

const pensionFund2026 = {
  source: "Números importantes da previdência profissional em 2026 (BSV)",
  sourceUrl: "https://www.bsv.admin.ch/dam/de/sd-web/3jZGqTLgADbl/BPP_Zahlen_85_2026.pdf",
  ...pension2026,
};

const statePension2026 = {
  source: "Números dos seguros sociais de 2026 (segundo a fiduciária meitreu)",
  sourceUrl: "https://www.meitreu.ch/news-blog/kennzahlen-sozialversicherungen-2026",
  ...pension2026,
};

export const facts: readonly SeedFact[] = [
  ...guideFacts,
  {
    key: "coparticipacao-parte-da-conta",
    title: "Coparticipação depois da franquia",
    body: "10%",
    ...healthCosts,
  },
  {
    key: "limite-da-coparticipacao-adultos",
    title: "Limite anual da coparticipação, adultos",
    body: "CHF 700",
    ...healthCosts,
  },
  {
    key: "limite-da-coparticipacao-criancas",
    title: "Limite anual da coparticipação, crianças",
    body: "CHF 350",
    ...healthCosts,
  },
  {
    key: "contribuicao-ahv-do-empregado",
    title: "Contribuição do empregado à AHV, à IV e à EO",
    body: "5,3%",
    source:
      "Folheto 2.01, contribuições do salário à AHV, à IV e à EO (Centro de Informação AHV/IV)",
    sourceUrl: "https://www.ahv-iv.ch/p/2.01.d",
    year: 2026,
    validFrom: "2026-01-01",
    reviewer: "Equipe editorial",
  },
  {
    key: "pensao-ahv-minima-2026",
    title: "Pensão AHV integral mínima por mês, 2026",
    body: "CHF 1’260",
    ...statePension2026,
  },
  {
    key: "pensao-ahv-maxima-2026",
    title: "Pensão AHV integral máxima por mês, 2026",
    body: "CHF 2’520",
    ...statePension2026,
  },
  {
    key: "pensao-ahv-casal-2026",
    title: "Teto das pensões AHV de um casal por mês, 2026",
    body: "CHF 3’780",
    ...statePension2026,
  },
  {
    key: "limite-de-entrada-bvg-2026",
    title: "Limite de entrada do 2º pilar (BVG) por ano, 2026",
    body: "CHF 22’680",
    ...pensionFund2026,
  },
  {
    key: "deducao-de-coordenacao-bvg-2026",
    title: "Dedução de coordenação do 2º pilar (BVG) por ano, 2026",
    body: "CHF 26’460",
    ...pensionFund2026,
  },
  {
    key: "salario-maximo-bvg-2026",
    title: "Salário máximo da parte obrigatória do 2º pilar (BVG) por ano, 2026",
    body: "CHF 90’720",
    ...pensionFund2026,
  },
  {
    key: "teto-do-pilar-3a-2026",
    title: "Teto do pilar 3a com caixa de pensão por ano, 2026",
    body: "CHF 7’258",
    ...statePension2026,
  },
  {
    key: "teto-do-pilar-3a-sem-caixa-2026",
    title: "Teto do pilar 3a sem caixa de pensão por ano, 2026",
    body: "CHF 36’288",
    ...statePension2026,
  },
  {
    key: "deducao-de-coordenacao-bvg-2027",
    title: "Dedução de coordenação do 2º pilar (BVG) por ano, 2027",
    body: "CHF 26’880",
    ...pension2027,
  },
  {
    key: "salario-maximo-bvg-2027",
    title: "Salário máximo da parte obrigatória do 2º pilar (BVG) por ano, 2027",
    body: "CHF 92’160",
    ...pension2027,
  },
  {
    key: "pensao-ahv-minima-2027",
    title: "Pensão AHV integral mínima por mês, 2027",
    body: "CHF 1’280",
    ...pension2027,
  },
  {
    key: "pensao-ahv-maxima-2027",
    title: "Pensão AHV integral máxima por mês, 2027",
    body: "CHF 2’560",
    ...pension2027,
  },
  {
    key: "pensao-ahv-casal-2027",
    title: "Teto das pensões AHV de um casal por mês, 2027",
    body: "CHF 3’840",
    ...pension2027,
  },
  {
    key: "limite-de-entrada-bvg-2027",
    title: "Limite de entrada do 2º pilar (BVG) por ano, 2027",
    body: "CHF 23’040",
    ...pension2027,
  },
  {
    key: "teto-do-pilar-3a-2027",
    title: "Teto do pilar 3a com caixa de pensão por ano, 2027",
    body: "CHF 7’373",
    ...pension2027,
  },
  {
    key: "teto-do-pilar-3a-sem-caixa-2027",
    title: "Teto do pilar 3a sem caixa de pensão por ano, 2027",
    body: "CHF 36’864",
    ...pension2027,
  },
];
