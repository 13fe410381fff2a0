export const FRAUDS = [
  { name: "home", url: "https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de#art_257_e" },
  {
    name: "job",
    url: "https://www.sem.admin.ch/sem/en/home/themen/arbeit/nicht-eu_efta-angehoerige.html",
  },
  {
    name: "mule",
    url: "https://www.ncsc.admin.ch/ncsc/de/home/cyberbedrohungen/finanzagenten.html",
  },
  { name: "phishing", url: "https://www.ncsc.admin.ch/ncsc/en/home.html" },
  { name: "online", url: "https://www.skppsc.ch/de/schwerpunkt/betrug/" },
  { name: "emergency", url: "https://www.skppsc.ch/de/schwerpunkt/betrug/" },
] as const;

export type FraudName = (typeof FRAUDS)[number]["name"];
