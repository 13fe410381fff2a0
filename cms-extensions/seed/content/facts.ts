import type { SeedFact } from "../content-types.ts";

const healthCosts = {
  source: "Regulamento do seguro de saúde (KVV), art. 103",
  sourceUrl: "https://www.fedlex.admin.ch/eli/cc/1995/3867_3867_3867/de",
  year: 2026,
  validFrom: "2026-01-01",
  reviewer: "Equipe editorial",
};

/** Checked figures that texts name by their keys. */
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
];
