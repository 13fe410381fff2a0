/** A consumer magazine's price survey of a basket; null if it prints no total. */
export type SeedPriceSurvey = {
  key: string;
  name: string;
  /** As its publisher dates it. */
  period: string;
  year: number;
  items: number;
  totalsCents: Readonly<Record<string, number | null>>;
  note: string | null;
  source: string;
  sourceUrl: string;
};

export const priceSurveys: SeedPriceSurvey[] = [
  {
    key: "rts-2024-04",
    name: "Cesta de 30 produtos, o mais barato de cada",
    period: "abril de 2024",
    year: 2024,
    items: 30,
    totalsCents: { Lidl: 16_205, Aldi: 16_659, Coop: 16_782, Migros: 17_037, Denner: 18_167 },
    note: "Blick imprime CHF 179.37 para Migros; Watson e Bluewin, CHF 170.37. Denner não tinha carne moída barata no dia.",
    source: "RTS, A Bon Entendeur (Watson)",
    sourceUrl:
      "https://www.watson.ch/fr/suisse/argent/436307522-migros-coop-lidl-denner-voici-le-supermarche-le-moins-cher",
  },
  {
    key: "ktipp-2023-09",
    name: "Cesta de 40 produtos do dia a dia, segunda compra",
    period: "setembro de 2023",
    year: 2023,
    items: 40,
    totalsCents: { Lidl: 6_983, Coop: 7_783, Migros: null, Aldi: null, Denner: null },
    note: "A revista diz que a Migros ficou quase 7% acima da Lidl, sem a soma.",
    source: "K-Tipp",
    sourceUrl: "https://ktipp.ch/artikel/artikeldetail/preise-unterschiede-schmelzen",
  },
  {
    key: "ktipp-2023-03",
    name: "Cesta de 40 produtos do dia a dia",
    period: "março de 2023",
    year: 2023,
    items: 40,
    totalsCents: { Lidl: 6_708, Aldi: 6_825, Denner: 7_496, Migros: 7_907, Coop: 8_602 },
    note: null,
    source: "K-Tipp",
    sourceUrl:
      "https://www.ktipp.ch/artikel/artikeldetail/lidl-ist-bei-alltagsprodukten-am-guenstigsten",
  },
  {
    key: "bon-a-savoir",
    name: "Observatório de preços, 53 produtos",
    period: "novembro, ano não impresso (provavelmente 2023)",
    year: 2023,
    items: 53,
    totalsCents: { Lidl: 12_600, Migros: 12_840, Aldi: 12_875, Coop: 13_255 },
    note: "Aldi só como indicação.",
    source: "Bon à Savoir",
    sourceUrl:
      "https://bonasavoir.ch/article/article-detail/produits-manquants-consommateurs-perdants",
  },
];
