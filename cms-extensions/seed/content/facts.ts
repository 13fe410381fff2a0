import type { SeedFact } from "../content-types.ts";

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

export const facts: readonly SeedFact[] = [
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
