export type SeedDataset = {
  key: string;
  name: string;
  year: number;
  period: string;
  source: string;
  sourceUrl: string | null;
  /** ISO day of the last check against the source. */
  reviewedAt: string;
};

export const datasets: SeedDataset[] = [
  {
    key: "population",
    name: "População por cantão",
    year: 2024,
    period: "fim de 2024",
    source: "Conselho Federal e BFS (STATPOP)",
    sourceUrl: "https://www.lexaris.io/book/version/documentflat/head/9729608",
    reviewedAt: "2026-11-21",
  },
  {
    key: "salary",
    name: "Salário mediano, por grande região",
    year: 2024,
    period: "outubro de 2024",
    source: "BFS (LSE), em parte pela imprensa",
    sourceUrl:
      "https://www.bfs.admin.ch/bfs/de/home/statistiken/arbeit-erwerb/loehne-erwerbseinkommen-arbeitskosten.assetdetail.36195847.html",
    reviewedAt: "2026-11-21",
  },
  {
    key: "rent",
    name: "Aluguel médio dos contratos existentes",
    year: 2024,
    period: "2024",
    source: "BFS (Strukturerhebung)",
    sourceUrl: "https://www.bfs.admin.ch/asset/de/je-d-09.03.03.01",
    reviewedAt: "2026-06-04",
  },
  {
    key: "grdp",
    name: "PIB por cantão",
    year: 2022,
    period: "2022, provisório",
    source: "BFS",
    sourceUrl: "https://www.bfs.admin.ch/asset/en/je-e-04.02.06.01",
    reviewedAt: "2026-11-21",
  },
  {
    key: "area",
    name: "Área por cantão",
    year: 2016,
    period: "2016",
    source: "BFS (Arealstatistik)",
    sourceUrl: null,
    reviewedAt: "2026-11-21",
  },
  {
    key: "borders",
    name: "Contorno dos cantões no mapa",
    year: 2026,
    period: "2026",
    source: "swisstopo e BFS (ThemaKart), por swiss-maps",
    sourceUrl: "https://www.npmjs.com/package/swiss-maps",
    reviewedAt: "2026-11-21",
  },
];
